import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1.15';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0';

let page: EventTarget;
let items: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  items = new Map();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open({ userAgent = ANDROID, maxTouchPoints = 5, installed = false } = {}) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  const prompt = await import('./install-prompt');
  prompt.watchInstall();
  return prompt;
}

/** Fires the event that browsers with an install dialog fire. */
function browserOffers() {
  const prompt = vi.fn<() => Promise<unknown>>(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  page.dispatchEvent(event);
  return { event, prompt };
}

describe('install offer', () => {
  it('is none until the browser can', async () => {
    const { installOffer } = await open();
    expect(installOffer.get()).toBe('none');
    const { event } = browserOffers();
    expect(installOffer.get()).toBe('prompt');
    expect(event.defaultPrevented).toBe(true);
  });

  it('opens the dialog of the browser once', async () => {
    const { install, installOffer } = await open();
    const { prompt } = browserOffers();
    expect(await install()).toBe('accepted');
    expect(await install()).toBe('dismissed');
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(installOffer.get()).toBe('none');
  });

  it.each([
    ['an iPhone', IPHONE, 5, 'ios'],
    ['an iPad, which calls itself a Mac', IPAD, 5, 'ios'],
    ['a Mac', IPAD, 0, 'none'],
  ])('on %s', async (_what, userAgent, maxTouchPoints, expected) => {
    const { installOffer } = await open({ userAgent, maxTouchPoints });
    expect(installOffer.get()).toBe(expected);
  });

  it('is none where the site is installed already', async () => {
    const { installOffer } = await open({ userAgent: IPHONE, installed: true });
    expect(installOffer.get()).toBe('none');
  });

  it('ends when the site was installed', async () => {
    const { installOffer } = await open();
    browserOffers();
    page.dispatchEvent(new Event('appinstalled'));
    expect(installOffer.get()).toBe('none');
  });

  it('is dismissed for good', async () => {
    const first = await open({ userAgent: IPHONE });
    first.dismissInstall();
    expect(first.installOffer.get()).toBe('none');
    browserOffers();
    expect(first.installOffer.get()).toBe('none');
    vi.resetModules();
    expect((await open({ userAgent: IPHONE })).installOffer.get()).toBe('none');
  });
});
