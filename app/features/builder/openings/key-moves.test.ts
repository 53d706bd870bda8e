import { describe, expect, it } from 'vitest';
import { keyMove } from './key-moves';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('a key on an opening', () => {
  it('moves it along its wall as seen from outside', () => {
    expect(keyMove(press('ArrowRight'))).toEqual({ metres: 0.1 });
    expect(keyMove(press('ArrowLeft'))).toEqual({ metres: -0.1 });
    expect(keyMove(press('ArrowRight', true))).toEqual({ metres: 0.5 });
    expect(keyMove(press('PageUp'))).toEqual({ metres: 0.5 });
    expect(keyMove(press('PageDown'))).toEqual({ metres: -0.5 });
  });

  it('takes it to the wall it names, in either case', () => {
    expect(keyMove(press('b'))).toEqual({ wall: 'back' });
    expect(keyMove(press('L', true))).toEqual({ wall: 'left' });
  });

  it.each(['Tab', 'Enter', 'x', 'Escape'])('is left alone when it is %s', (key) => {
    expect(keyMove(press(key))).toBeNull();
  });
});
