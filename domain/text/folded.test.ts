import { describe, expect, it } from 'vitest';
import { folded, squeezed } from './folded';

describe('a text as it is looked for', () => {
  it.each([
    ['Núñez', 'nunez'],
    ['Nu\u0301n\u0303ez', 'nunez'],
    ['ŁUKASZ', 'lukasz'],
    ['Björk Guðmundsdóttir', 'bjork gudmundsdottir'],
    ['O’Brien', 'obrien'],
    ["O'Brien", 'obrien'],
    ['Oʼbrien', 'obrien'],
    ['O´Brien', 'obrien'],
    ['Søren Ægir Þór Œuvre', 'soren aegir thor oeuvre'],
    ['Weiß', 'weiss'],
    ['STRAẞE', 'strasse'],
    ['Đorđe', 'dorde'],
    ['İpek Işık', 'ipek isik'],
    ['Anne‑Marie', 'anne-marie'],
    ['Jane\u00a0Test', 'jane test'],
    ['ﬁona', 'fiona'],
    ['٠٧٧٠٠ 𝟗۰०１２３', '07700 900123'],
    ['jane@example.com', 'jane@example.com'],
  ])('of %s is %s', (text, wanted) => {
    expect(folded(text)).toBe(wanted);
    expect(folded(folded(text))).toBe(wanted);
  });
});

describe('a number as it is looked for', () => {
  it.each([
    ['07700 900123', '07700900123'],
    ['(07700) 900-123', '07700900123'],
    ['+44 7700 900123', '07700900123'],
    ['+44 (0)7700 900.123', '07700900123'],
    ['0044 7700 900123', '07700900123'],
    ['44 7700 900123', '07700900123'],
    ['+44 77', '077'],
    ['4477', '4477'],
    ['+353 1 234 5678', '35312345678'],
    ['00353 1 234 5678', '35312345678'],
    ['MGR-7K4Q-2D', 'mgr7k4q2d'],
    ['MGR‑7K4Q‑2D', 'mgr7k4q2d'],
    ['NN1 1AA', 'nn11aa'],
    ['', ''],
    ['(', ''],
  ])('of %s is %s', (text, wanted) => {
    expect(squeezed(text)).toBe(wanted);
  });
});
