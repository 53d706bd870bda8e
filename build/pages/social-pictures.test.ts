import { describe, expect, it } from 'vitest';
import { cropOf } from './social-pictures';

const SIZE = { width: 1200, height: 630 };

describe('the crop for sharing', () => {
  it('is the largest of its shape, around the focal point', () => {
    expect(cropOf({ width: 1920, height: 1080 }, [0.5, 0.5], SIZE)).toEqual({
      width: 1920,
      height: 1008,
      left: 0,
      top: 36,
    });
  });

  it.each([
    [[0, 0], 0],
    [[1, 1], 160],
  ] as const)('never extends beyond the picture, at %j', (focus, top) => {
    const crop = cropOf({ width: 1600, height: 1000 }, focus, SIZE);
    expect(crop).toMatchObject({ width: 1600, height: 840, left: 0, top });
  });
});
