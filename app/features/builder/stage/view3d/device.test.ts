import { describe, expect, it } from 'vitest';
import { isWeak } from './device';

describe('a device for the view in 3-D', () => {
  it('is one that saves no data, with memory and cores enough', () => {
    expect(isWeak({ deviceMemory: 8, cores: 8 })).toBe(false);
    expect(isWeak({ deviceMemory: 4, cores: 4 })).toBe(false);
    expect(isWeak({ saveData: true, deviceMemory: 8, cores: 8 })).toBe(true);
    expect(isWeak({ deviceMemory: 2, cores: 8 })).toBe(true);
    expect(isWeak({ deviceMemory: 8, cores: 2 })).toBe(true);
  });

  it('may keep its memory to itself, as iPhones do', () => {
    expect(isWeak({ cores: 6 })).toBe(false);
    expect(isWeak({})).toBe(false);
  });
});
