import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draft } from '#domain/testing/arbitraries';
import { emptyDraft, type Draft } from './draft';
import { sameDesign } from './same-design';

describe('two drafts', () => {
  it('are one design after any way through JSON, whatever the order of their features', () => {
    fc.assert(
      fc.property(draft, (design) => {
        const copy: Draft = JSON.parse(JSON.stringify(design));
        expect(sameDesign(design, { ...copy, features: copy.features.toReversed() })).toBe(true);
      }),
    );
  });

  const changes: Partial<Draft>[] = [
    { roomType: 'office' },
    { shellSizeId: '4x4' },
    { windows: 1 },
    { doors: 2 },
    { patioGlass: true },
    { features: ['full-electrics'] },
    { finishes: { ...emptyDraft.finishes, foundation: 'no-foundation' } },
    { placement: [{ kind: 'door', wall: 'right', at: 0.5 }] },
  ];
  it.each(changes)('are two designs when they differ in %o', (change) => {
    expect(sameDesign(emptyDraft, { ...emptyDraft, ...change })).toBe(false);
  });
});
