import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  currentToast,
  dismissToast,
  onToastChange,
  showToast,
  type ToastMessage,
} from './toast-store';

const Card = () => null;
const toast = (message: ToastMessage) => showToast(message, Card);

afterEach(() => dismissToast());

describe('showToast', () => {
  it('shows one message at a time: the newest', () => {
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(currentToast()?.title).toBe('Second');
  });

  it('gives the same words a new id when they are said again', () => {
    toast({ title: 'Same' });
    const first = currentToast()?.id;
    toast({ title: 'Same' });
    expect(currentToast()?.id).not.toBe(first);
  });

  it('tells its listeners until they stop', () => {
    const listener = vi.fn<() => void>();
    const stop = onToastChange(listener);
    toast({ title: 'Heard' });
    stop();
    toast({ title: 'Unheard' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('dismissToast', () => {
  it('leaves a newer message alone', () => {
    toast({ title: 'Old' });
    const old = currentToast()?.id;
    toast({ title: 'New' });
    dismissToast(old);
    expect(currentToast()?.title).toBe('New');
  });
});
