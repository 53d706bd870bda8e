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

it('works in its own tab where the browser refuses a channel between tabs', async () => {
  vi.resetModules();
  const refusing = new Proxy(BroadcastChannel, {
    construct() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  vi.stubGlobal('BroadcastChannel', refusing);
  const refused = await import('./announce');
  const heard = vi.fn<() => void>();
  refused.listen('outbox', heard);
  refused.announce('outbox');
  vi.unstubAllGlobals();
  expect(heard).toHaveBeenCalledTimes(1);
});
