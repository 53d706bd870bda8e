import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { FACT_FIELDS } from './fact-fields';
import { checkedFacts, factsEditOf } from './facts-edit';

describe('the form of the facts', () => {
  it('gives back what it was given', () => {
    expect(checkedFacts(factsEditOf(STARTER_FACTS))).toEqual({
      facts: STARTER_FACTS,
      errors: new Map(),
    });
  });

  it.each(FACT_FIELDS)('names what is wrong at $path', ({ path, kind }) => {
    const edit = factsEditOf(STARTER_FACTS);
    const wrong = {
      line: 'x'.repeat(301),
      lines: '',
      number: '12 or so',
      percent: '17.55',
      decimal: '0.18 or so',
      date: '28 November',
      link: 'javascript:alert(1)',
    };
    const { facts, errors } = checkedFacts({
      ...edit,
      texts: { ...edit.texts, [path]: wrong[kind] },
    });
    expect(facts).toBeNull();
    expect([...errors.keys()]).toEqual([path]);
  });

  it('takes a link and takes it away', () => {
    const edit = factsEditOf(STARTER_FACTS);
    const typed = (text: string) =>
      checkedFacts({ ...edit, texts: { ...edit.texts, 'social.youtube': text } }).facts?.social
        ?.youtube;
    expect(typed(' https://youtube.com/@rooms ')).toBe('https://youtube.com/@rooms');
    expect(typed(' ')).toBeNull();
  });

  it('takes a company that is on no network, until an address is typed', () => {
    const before = factsEditOf(STARTER_FACTS);
    const edit = { ...before, rest: { ...before.rest, isOnNoNetwork: true } };
    const { facts } = checkedFacts(edit);
    expect(facts?.social).toBeNull();
    expect(facts && factsEditOf(facts)).toEqual(edit);
    const texts = { ...edit.texts, 'social.facebook': 'https://facebook.com/rooms' };
    expect(checkedFacts({ ...edit, texts }).facts?.social?.facebook).toBe(
      'https://facebook.com/rooms',
    );
  });

  it('takes a company that is not registered for VAT, which gets its boxes back at the standard rate', () => {
    const before = factsEditOf(STARTER_FACTS);
    const number = { 'vat.number': 'GB 1', 'vat.rate': '17,5' };
    const edit = { ...before, texts: { ...before.texts, ...number } };
    expect(checkedFacts(edit).facts?.vat).toEqual({ registered: true, number: 'GB 1', rate: 17.5 });
    const not = checkedFacts({ ...edit, rest: { ...edit.rest, isVatRegistered: false } }).facts;
    expect(not?.vat).toEqual({ registered: false });
    expect(not && factsEditOf(not)).toEqual({
      texts: before.texts,
      rest: { ...before.rest, isVatRegistered: false },
    });
  });

  it('takes no VAT number that says that there is none', () => {
    const edit = factsEditOf(STARTER_FACTS);
    const texts = { ...edit.texts, 'vat.number': 'Not VAT registered' };
    expect([...checkedFacts({ ...edit, texts }).errors]).toEqual([
      ['vat.number', 'Choose that you are not registered, instead of a VAT number'],
    ]);
  });

  it('names a line of hours that cannot be', () => {
    const edit = factsEditOf(STARTER_FACTS);
    const spans = [{ from: 'Mon' as const, to: 'Fri' as const, opens: '18:00', closes: '08:00' }];
    const { errors } = checkedFacts({
      ...edit,
      rest: { ...edit.rest, hours: { spans, holidays: [] } },
    });
    expect([...errors.keys()]).toEqual(['hours.spans.0']);
  });
});
