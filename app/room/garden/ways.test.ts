import { describe, expect, it } from 'vitest';
import { sceneViewerAddress, wayFor, type GardenFacts } from './ways';

const PIXEL =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
const TV = 'Mozilla/5.0 (Linux; Android 12; BRAVIA 4K TV) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'; // oxfmt-ignore

const facts = (changes: Partial<GardenFacts>): GardenFacts => ({
  hasCameraSessions: false,
  opensModels: false,
  userAgent: WINDOWS,
  ...changes,
});

describe('the way into the garden', () => {
  it.each([
    [
      'an Android phone with camera sessions',
      { hasCameraSessions: true, userAgent: PIXEL },
      'camera',
    ],
    ['an Android phone without them', { userAgent: PIXEL }, 'scene-viewer'],
    ['Firefox on Android', { userAgent: FIREFOX }, 'scene-viewer'],
    ['an iPhone', { opensModels: true, userAgent: IPHONE }, 'quick-look'],
    // It calls itself a Mac.
    ['an iPad', { opensModels: true, userAgent: MAC }, 'quick-look'],
    ['an iPhone whose browser opens no models', { userAgent: IPHONE }, null],
    ['a Mac', { userAgent: MAC }, null],
    ['a desktop', {}, null],
    ['a television', { userAgent: TV }, null],
  ] as const)('of %s', (_device, changes, way) => {
    expect(wayFor(facts(changes))).toBe(way);
  });
});

it('opens Android’s viewer at true size, or the peg-out sheet', () => {
  const address = sceneViewerAddress(
    'https://example.com',
    '1.g.4x4.011..tfsc..abc',
    'Garden Room, 4 m × 4 m',
  );
  const [, query = '', intent = ''] =
    /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?(.*?)#(.*)$/.exec(address) ?? [];
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    file: 'https://example.com/api/models/1.g.4x4.011..tfsc..abc.glb',
    mode: 'ar_preferred',
    resizable: 'false',
    title: 'Garden Room, 4 m × 4 m',
  });
  const parts = intent.split(';');
  expect(parts[0]).toBe('Intent');
  expect(parts).toContain('package=com.google.ar.core');
  const otherwise = 'https://example.com/peg-out#1.g.4x4.011..tfsc..abc';
  expect(parts).toContain(`S.browser_fallback_url=${encodeURIComponent(otherwise)}`);
});
