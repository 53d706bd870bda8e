import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft/draft';
import {
  FEATURE_IDS,
  featureLabel,
  FINISH_CATEGORIES,
  FINISH_OPTIONS,
  finishCategoryLabel,
  finishLabel,
  type FinishId,
} from './options';

describe('the options', () => {
  it('have a readable label each', () => {
    const labels = [
      ...FEATURE_IDS.map(featureLabel),
      ...FINISH_CATEGORIES.map(finishCategoryLabel),
      ...FINISH_CATEGORIES.flatMap((category) =>
        FINISH_OPTIONS[category].map((id: FinishId) => finishLabel(category, id)),
      ),
    ];
    expect(new Set(labels).size).toBe(25); // 4 features, 4 categories, 3 + 6 + 5 + 3 finishes
    for (const label of labels) expect(label).toMatch(/^[A-Z][a-z ]+$/);
  });

  it('write steel the British way while the id keeps its spelling', () => {
    expect(finishLabel('roofing', 'galvanized-steel')).toBe('Galvanised steel');
  });

  it('begin with the standard finish of their category', () => {
    for (const category of FINISH_CATEGORIES) {
      expect(emptyDraft.finishes[category]).toBe(FINISH_OPTIONS[category][0]);
    }
  });
});
