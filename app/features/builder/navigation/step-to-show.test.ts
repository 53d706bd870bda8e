import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { stepToShow } from './step-to-show';

const complete: Draft = { ...emptyDraft, roomType: 'office', shellSizeId: '4x4' };
const open = { isHydrated: true, requested: undefined, draft: complete, resume: 1 as const };

describe('stepToShow', () => {
  it('is step 1 as prerendered, whatever the URL says', () => {
    expect(stepToShow({ ...open, isHydrated: false, requested: 5 })).toBe(1);
  });

  it('is the step of the URL when the draft allows it', () => {
    expect(stepToShow({ ...open, requested: 5 })).toBe(5);
  });

  it('is the furthest reachable one when the draft does not allow it yet', () => {
    expect(stepToShow({ ...open, requested: 5, draft: emptyDraft })).toBe(1);
    const roomOnly = { ...emptyDraft, roomType: 'office' as const };
    expect(stepToShow({ ...open, requested: 5, draft: roomOnly })).toBe(2);
  });

  it('is the step left last when the URL names none', () => {
    expect(stepToShow({ ...open, resume: 4 })).toBe(4);
  });

  it('does not go beyond what a changed draft allows when resuming', () => {
    expect(stepToShow({ ...open, resume: 4, draft: emptyDraft })).toBe(1);
  });

  it('waits for the draft only when a later step was asked for', () => {
    expect(stepToShow({ ...open, draft: null, requested: 3 })).toBeNull();
    expect(stepToShow({ ...open, draft: null, requested: 1 })).toBe(1);
    expect(stepToShow({ ...open, draft: null })).toBe(1);
  });
});
