import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import type { Vat } from '#domain/site/content/facts/vat';
import { stepTexts } from './step-texts';

const { vat } = STARTER_FACTS;
const endOf = (draft: typeof emptyDraft, company: { vat: Vat } = { vat }) =>
  stepTexts(2, draft, company).intro.split(/(?<=scale\.) /)[1];

describe('the words above the shell sizes', () => {
  it('say what the prices hold', () => {
    expect(endOf(emptyDraft)).toBe('Prices include the door and VAT.');
    expect(endOf({ ...emptyDraft, doors: 3 })).toBe('Prices include your 3 doors and VAT.');
  });

  it('say nothing of VAT where none is added', () => {
    expect(endOf(emptyDraft, { vat: { registered: false } })).toBe('Prices include the door.');
  });

  it('say that what else was chosen comes on top, unless it costs nothing', () => {
    expect(endOf({ ...emptyDraft, features: ['premium-insulation'] })).not.toContain('on top');
    for (const more of [
      { windows: 1 },
      { patioGlass: true },
      { features: ['full-electrics' as const] },
      { finishes: { ...emptyDraft.finishes, cladding: 'cedar' as const } },
    ]) {
      expect(endOf({ ...emptyDraft, ...more })).toBe(
        'Prices include the door and VAT. What else you have chosen comes on top.',
      );
    }
  });
});
