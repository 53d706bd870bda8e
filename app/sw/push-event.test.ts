import { describe, expect, it, vi } from 'vitest';
import { hashOfToken } from '#app/offline/outbox/new-link';
import { TOKEN } from '#app/offline/testing/followed';
import { openNotice, showPush } from './push-event';

const NOTICE = {
  title: 'Your room is on its way: MGR-1',
  body: 'Open your page to see it.',
  lang: 'en-GB',
  navigate: 'https://rooms.example/follow#hash',
  tag: 'hash',
};

async function shown(text: string | undefined) {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>();
  await showPush({ showNotification }, text);
  return showNotification.mock.calls[0];
}

describe('a push', () => {
  it('is shown with its own words, and in the place of an older one', async () => {
    const text = JSON.stringify({ web_push: 8030, notification: NOTICE }).padEnd(1000);
    const { title, navigate, ...rest } = NOTICE;
    expect(await shown(text)).toEqual([
      title,
      { ...rest, icon: '/icons/icon-192.png', data: navigate },
    ]);
  });

  it.each([undefined, '', 'text', '{}', '{"web_push":8030}'])(
    'that cannot be read shows something all the same: %j',
    async (text) => {
      const [title, options] = (await shown(text)) ?? [];
      expect(title).toBe('There is something new about your request');
      expect(options?.data).toBe('/quotes');
    },
  );
});

async function opened(data: unknown, urls: string[] = []) {
  const windows = urls.map((url) => ({ url, focus: vi.fn<() => Promise<void>>() }));
  const openWindow = vi.fn<(url: string) => Promise<null>>();
  const clients = { matchAll: async () => windows, openWindow };
  await openNotice({ data }, clients, 'https://rooms.example');
  return {
    address: openWindow.mock.calls[0]?.[0],
    focused: windows.filter(({ focus }) => focus.mock.calls.length > 0).map(({ url }) => url),
  };
}

describe('a notification', () => {
  it('opens its page, on our own site only', async () => {
    expect((await opened('https://rooms.example/follow#hash')).address).toBe('/follow#hash');
    expect((await opened('https://evil.example/follow#hash')).address).toBe('/follow#hash');
    expect((await opened('/quotes')).address).toBe('/quotes');
  });

  it('shows the window that has its page already', async () => {
    const page = `https://rooms.example/follow#${TOKEN}`;
    const others = ['https://rooms.example/', 'https://rooms.example/follow#other'];
    const hash = await hashOfToken(TOKEN);
    const { address, focused } = await opened(`/follow#${hash}`, [...others, page]);
    expect([address, focused]).toEqual([undefined, [page]]);
    expect((await opened(`/follow#${hash}`, others)).address).toBe(`/follow#${hash}`);
  });
});
