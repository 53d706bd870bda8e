import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from './draft';
import { draftReducer, type DraftAction } from './reducer';

const after = (...actions: DraftAction[]): Draft => actions.reduce(draftReducer, emptyDraft);

describe('a change of the draft', () => {
  it('chooses room type and shell size', () => {
    const draft = after(
      { type: 'chooseRoomType', roomType: 'office' },
      { type: 'chooseShellSize', shellSizeId: '4x4' },
    );
    expect(draft).toEqual({ ...emptyDraft, roomType: 'office', shellSizeId: '4x4' });
  });

  it.each([
    [-1, 0],
    [0, 0],
    [10, 10],
    [11, 10],
    [Number.POSITIVE_INFINITY, 10],
    [2.4, 2],
  ])('sets %d windows to %d', (wanted, windows) => {
    expect(after({ type: 'setCount', id: 'windows', count: wanted }).windows).toBe(windows);
  });

  it.each([
    [-3, 1],
    [0, 1],
    [1, 1],
    [5, 5],
    [6, 5],
  ])('sets %d doors to %d', (wanted, doors) => {
    expect(after({ type: 'setCount', id: 'doors', count: wanted }).doors).toBe(doors);
  });

  it('keeps the count when it is given no number', () => {
    const draft = after(
      { type: 'setCount', id: 'windows', count: 4 },
      { type: 'setCount', id: 'windows', count: Number.NaN },
    );
    expect(draft.windows).toBe(4);
  });

  it('puts patio glass in and takes it out', () => {
    const glazed = after({ type: 'setCount', id: 'patioGlass', count: 1 });
    expect(glazed).toEqual({ ...emptyDraft, patioGlass: true });
    expect(draftReducer(glazed, { type: 'setCount', id: 'patioGlass', count: 0 })).toEqual(
      emptyDraft,
    );
  });

  it('adds and removes features, in their fixed order', () => {
    const both = after(
      { type: 'toggleFeature', feature: 'air-conditioning' },
      { type: 'toggleFeature', feature: 'premium-insulation' },
    );
    expect(both.features).toEqual(['premium-insulation', 'air-conditioning']);
    const one = draftReducer(both, { type: 'toggleFeature', feature: 'premium-insulation' });
    expect(one.features).toEqual(['air-conditioning']);
  });

  it('chooses one finish per category', () => {
    const draft = after(
      { type: 'chooseFinish', category: 'cladding', id: 'composite' },
      { type: 'chooseFinish', category: 'cladding', id: 'cedar' },
      { type: 'chooseFinish', category: 'foundation', id: 'no-foundation' },
    );
    expect(draft.finishes).toEqual({
      cladding: 'cedar',
      roofing: 'standard-felt',
      interior: 'plasterboard-skim',
      foundation: 'no-foundation',
    });
  });

  it('places openings by hand, keeps them through other changes, and leaves them to the rule again', () => {
    const placement = [{ kind: 'door' as const, wall: 'right' as const, at: 0.4 }];
    const placed = after(
      { type: 'place', placement },
      { type: 'setCount', id: 'windows', count: 3 },
    );
    expect(placed).toEqual({ ...emptyDraft, windows: 3, placement });
    expect(draftReducer(placed, { type: 'placeByRule' })).toEqual({ ...emptyDraft, windows: 3 });
  });

  it('replaces the draft with a stored one and starts over', () => {
    const stored: Draft = { ...emptyDraft, roomType: 'extension', windows: 3 };
    expect(after({ type: 'replace', draft: stored })).toBe(stored);
    expect(draftReducer(stored, { type: 'reset' })).toEqual(emptyDraft);
  });

  it('leaves the draft it is given untouched', () => {
    const frozen = Object.freeze({ ...emptyDraft, features: Object.freeze([]) as never });
    draftReducer(frozen, { type: 'toggleFeature', feature: 'full-electrics' });
    draftReducer(frozen, { type: 'setCount', id: 'windows', count: 2 });
    expect(frozen).toEqual(emptyDraft);
  });

  const idle: DraftAction[] = [
    { type: 'setCount', id: 'windows', count: -1 },
    { type: 'setCount', id: 'doors', count: 1 },
    { type: 'placeByRule' },
    { type: 'chooseFinish', category: 'cladding', id: 'standard-timber' },
    { type: 'chooseFinish', category: 'cladding', id: 'shingle' }, // a roofing, not a cladding
  ];
  it.each(idle)('that changes nothing gives the same draft back: $type', (action) => {
    expect(draftReducer(emptyDraft, action)).toBe(emptyDraft);
  });
});
