import { describe, expect, it } from 'vitest';
import { changeBetween } from './change';
import { emptyDraft } from './draft';
import { draftReducer } from './reducer';

const changed = (...actions: Parameters<typeof draftReducer>[1][]) =>
  changeBetween(emptyDraft, actions.reduce(draftReducer, emptyDraft));

describe('changeBetween', () => {
  it('names the part that each choice changes', () => {
    expect(changed({ type: 'chooseRoomType', roomType: 'office' })).toBe('roomType');
    expect(changed({ type: 'chooseShellSize', shellSizeId: '4x4' })).toBe('size');
    expect(changed({ type: 'setCount', id: 'windows', count: 2 })).toBe('openings');
    expect(changed({ type: 'setCount', id: 'doors', count: 2 })).toBe('openings');
    expect(changed({ type: 'setCount', id: 'patioGlass', count: 1 })).toBe('openings');
    expect(changed({ type: 'place', placement: [] })).toBe('openings');
    expect(changed({ type: 'toggleFeature', feature: 'full-electrics' })).toBe('features');
    expect(changed({ type: 'chooseFinish', category: 'roofing', id: 'shingle' })).toBe('roofing');
  });

  it('is null for the same room', () => {
    expect(changed({ type: 'setCount', id: 'windows', count: 0 })).toBeNull();
    expect(changeBetween(emptyDraft, structuredClone(emptyDraft))).toBeNull();
  });
});
