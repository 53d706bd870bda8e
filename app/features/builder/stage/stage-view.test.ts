import { describe, expect, it } from 'vitest';
import { lookOfChange, viewOfChange, viewOfStep } from './stage-view';

describe('the view of the stage', () => {
  it('is inside for features, else outside', () => {
    expect(viewOfStep(2)).toBe('outside');
    expect(viewOfStep(4)).toBe('inside');
  });

  it('turns to where a change can be seen', () => {
    expect(viewOfChange('interior', null)).toBe('inside');
    expect(viewOfChange('roofing', null)).toBe('outside');
    expect(lookOfChange('roofing')).toBe('roof');
    expect(lookOfChange('foundation')).toBe('foundation');
    expect(lookOfChange('cladding')).toBe('room');
  });

  it('stays where the visitor looks, if the change shows there', () => {
    expect(viewOfChange('size', 'plan')).toBe('plan');
    expect(viewOfChange('cladding', 'sides')).toBe('sides');
    expect(viewOfChange('cladding', 'plan')).toBe('outside');
  });
});
