import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path';

const HOME = '/admin/pricing';

const OWN = [
  '/admin/pricing',
  '/admin/gallery',
  '/admin/quotes',
  '/admin/enquiries',
  '/admin/quotes?state=new&q=MGR-7K4Q',
  '/admin/quotes/0b8f-1c?from=list',
  '/admin/login-history',
];

const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  7,
  true,
  [],
  ['/admin/gallery'],
  {},
  '',
  ' ',
  '/',
  'admin/gallery',
  './admin/gallery',
  '/admin',
  '/admin/',
  '/admin//',
  '/administrator/gallery',
  '/pricing',
  '//evil.example',
  '//evil.example/admin/gallery',
  '///evil.example/admin',
  '/\\evil.example',
  '\\\\evil.example',
  '/admin/\\evil.example',
  '/admin//evil.example',
  '/admin/..//evil.example',
  '/admin/../pricing',
  '/admin/%2e%2e/pricing',
  '/admin/./gallery',
  '/admin/%2F%2Fevil.example',
  '/%2Fevil.example',
  '/admin/gallery\n//evil.example',
  '/admin/gallery\r\nLocation: https://evil.example',
  '/admin/gallery\t',
  '\t/admin/gallery',
  ' /admin/gallery',
  '/admin/gallery ',
  '/admin/gallery\u0000',
  '/admin/gallery#//evil.example',
  '/admin/gallery@evil.example',
  '/admin/gallery:80',
  '/admin/gallery;jsessionid=1',
  '/admin/gällery',
  '/admin/\u2215evil.example',
  '/admin/\uFF0Fevil.example',
  '/admin/gallery?next=//evil.example',
  '/admin/gallery?next=https://evil.example',
  '/admin/gallery?a=<script>',
  '/admin/<script>alert(1)</script>',
  'https://evil.example/admin/gallery',
  'HTTPS://evil.example',
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//admin/gallery',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  'about:blank',
  '?redirect=//evil.example',
  '#/admin/gallery',
  '/admin/login',
  '/admin/login/',
  '/admin/login?redirect=/admin/login',
  '/admin/login/again',
  '/ADMIN/gallery',
];

describe('where the login leads', () => {
  it.each(OWN)('is %s when that was wanted', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each(HOSTILE)('is the pricing when %j was wanted', (wanted) => {
    expect(ownPath(wanted)).toBe(HOME);
  });

  it('stays on this site for every value', () => {
    for (const wanted of [...OWN, ...HOSTILE]) {
      const url = new URL(ownPath(wanted), 'https://rooms.example');
      expect(url.origin).toBe('https://rooms.example');
      expect(url.pathname).toMatch(/^\/admin\/[\w/-]+$/);
    }
    expect(HOSTILE.length).toBeGreaterThan(40);
  });
});
