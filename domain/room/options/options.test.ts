import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#domain/design/draft/draft';
import { COUNT_IDS, COUNTS, countsInDraft, countsOf } from './counts';
import { featureLabel, FEATURES } from './features';
import { finishCategoryLabel, FINISHES, finishLabel } from './finishes';
import { FEATURE_IDS, FINISH_CATEGORIES, FINISH_OPTIONS, type FinishId } from './option-ids';

describe('the options', () => {
  it('have a readable label of their own each', () => {
    const labels = [
      ...COUNT_IDS.map((id) => COUNTS[id].label),
      ...FEATURE_IDS.map(featureLabel),
      ...FINISH_CATEGORIES.map(finishCategoryLabel),
      ...FINISH_CATEGORIES.flatMap((category) =>
        FINISH_OPTIONS[category].map((id: FinishId) => finishLabel(category, id)),
      ),
    ];
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/^[A-Z][a-z ]+$/);
  });

  it('write steel the British way while the id keeps its spelling', () => {
    expect(finishLabel('roofing', 'galvanized-steel')).toBe('Galvanised steel');
  });

  it('have a letter in share links that no other of their kind has', () => {
    for (const options of [FEATURES, ...Object.values(FINISHES)]) {
      const letters = Object.values(options).map(({ shareLetter }) => shareLetter);
      expect(new Set(letters).size).toBe(letters.length);
      for (const letter of letters) expect(letter).toMatch(/^[a-z0-9]$/);
    }
  });

  it('begin with the standard finish of their category', () => {
    for (const category of FINISH_CATEGORIES) {
      expect(emptyDraft.finishes[category]).toBe(FINISH_OPTIONS[category][0]);
    }
  });
});

describe('the counts', () => {
  it('keep the places that they have in every link, and the ids that price lines have', () => {
    expect(COUNT_IDS.slice(0, 3)).toEqual(['windows', 'doors', 'patioGlass']);
    const lines = COUNT_IDS.map((id) => COUNTS[id].line);
    expect(lines.slice(0, 3)).toEqual(['windows', 'doors', 'patio-glass']);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each(COUNT_IDS)('may be as standard, and one digit of a link holds any number: %s', (id) => {
    const { standard, max } = COUNTS[id];
    expect(countsInDraft[id].parse(standard)).toBe(standard);
    expect(max).toBeLessThan(36);
  });

  it.each(COUNT_IDS)('is as standard where an older request does not say it: %s', (id) => {
    const { [id]: _unsaid, ...others } = countsOf({});
    expect(countsOf(others)).toEqual(countsOf({}));
    expect(COUNTS[id].inRequest.safeParse(undefined).success).toBe(true);
  });
});
