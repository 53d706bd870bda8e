import { expect, it, vi } from 'vitest';
import { announce, listen } from './announce';

it('tells the listeners of this context once, and of that topic only', () => {
  const outbox = vi.fn<() => void>();
  const draft = vi.fn<() => void>();
  const stops = [listen('outbox', outbox), listen('draft', draft)];
  announce('outbox');
  for (const stop of stops) stop();
  announce('outbox');
  expect(outbox).toHaveBeenCalledTimes(1);
  expect(draft).not.toHaveBeenCalled();
});

it('tells the other tabs and the worker', async () => {
  vi.resetModules();
  const otherTab = await import('./announce');
  const heard = vi.fn<() => void>();
  const stop = otherTab.listen('outbox', heard);
  announce('outbox');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  stop();
});
