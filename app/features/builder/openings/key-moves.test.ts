import { describe, expect, it } from 'vitest';
import { keyMove } from './key-moves';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('a key on an opening', () => {
  it.each([
    ['front', 'ArrowRight', 0.1],
    ['front', 'ArrowLeft', -0.1],
    ['back', 'ArrowRight', -0.1],
    ['back', 'ArrowLeft', 0.1],
    ['right', 'ArrowUp', 0.1],
    ['right', 'ArrowDown', -0.1],
    ['left', 'ArrowUp', -0.1],
    ['left', 'ArrowDown', 0.1],
  ] as const)('moves it on the %s wall by %s the way it points', (wall, key, metres) => {
    expect(keyMove(press(key), wall)).toEqual({ metres });
    expect(keyMove(press(key, true), wall)).toEqual({ metres: metres * 5 });
  });

  it('takes it to the wall it names, in either case', () => {
    expect(keyMove(press('b'), 'front')).toEqual({ wall: 'back' });
    expect(keyMove(press('L', true), 'front')).toEqual({ wall: 'left' });
  });

  it.each(['Tab', 'Enter', 'x', 'Escape'])('is left alone when it is %s', (key) => {
    expect(keyMove(press(key), 'front')).toBeNull();
  });
});
