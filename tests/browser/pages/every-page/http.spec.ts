import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { interactive, workerReady } from '#tests/support/page-state';
import { builtAssets, builtPages, readBuildFile } from '#tests/support/servers/build-files';
import { expect, siteTest, test } from '#tests/support/fixtures';
import { postQuote, quoteBody } from '#tests/support/quote-body';
import { PUBLIC_ROUTES, UNKNOWN_PATH } from '#tests/support/routes';
import { removeAsset, removeBuild, secondBuild } from '#tests/support/servers/second-build';

const workerTest = siteTest.extend({ serviceWorkers: 'allow' });

const IMMUTABLE = 'public, max-age=31536000, immutable';

function policyOf(response: Response): Map<string, string[]> {
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...values]) => [name, values]));
}

/** As a browser asks; Node's fetch would add "no-cache" and get the full response again. */
const revalidating = (etag: string) => ({ 'if-none-match': etag, 'cache-control': 'max-age=0' });

siteTest('every answer carries the security headers', async ({ site }) => {
  for (const path of ['/', '/builder', '/api/pricing', '/sw.js', UNKNOWN_PATH, '/api/none']) {
    const { headers } = await fetch(site.origin + path);
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect.soft(headers.get('x-frame-options'), path).toBe('DENY');
    expect.soft(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect.soft(headers.get('permissions-policy'), path).toContain('camera=()');
    expect.soft(headers.get('content-security-policy'), path).toBeTruthy();
    expect.soft(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
    expect.soft(headers.get('x-powered-by'), path).toBeNull();
  }
});

siteTest('whoever asks for /favicon.ico gets an icon', async ({ site }) => {
  const answer = await fetch(`${site.origin}/favicon.ico`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\//);
});

siteTest('the content security policy lets no inline script and no eval run', async ({ site }) => {
  const policy = policyOf(await fetch(site.origin));
  expect(policy.get('default-src')).toEqual(["'self'"]);
  for (const name of ['script-src', 'style-src']) {
    const [own, ...hashes] = policy.get(name) ?? [];
    expect(own).toBe("'self'");
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
  }
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.has('script-src-elem')).toBe(false);
  expect(policy.has('script-src-attr')).toBe(false);
});

/** An address that answers with this file of the build. */
function pathOf(file: string): string {
  return file === '404.html' ? UNKNOWN_PATH : `/${file.replace(/\/?index\.html$/, '')}`;
}

siteTest('each page holds only styles and scripts that its policy names', async ({ site }) => {
  const pages = builtPages();
  expect(pages.size).toBeGreaterThanOrEqual(PUBLIC_ROUTES.length + 2);
  for (const [file, html] of pages) {
    const policy = policyOf(await fetch(site.origin + pathOf(file)));
    for (const tag of ['style', 'script']) {
      // Its one inline stylesheet; the scripts for the first paint, for recording presses and for loading
      // the rest.
      expect.soft(policy.get(`${tag}-src`), file).toHaveLength(tag === 'style' ? 2 : 4);
      const blocks = html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'));
      for (const [, attributes = '', text = ''] of blocks) {
        // Data in a script element is never executed.
        if (/\bsrc=|application\/(?:ld\+)?json/.test(attributes)) continue;
        const hash = createHash('sha256').update(text).digest('base64');
        expect.soft(policy.get(`${tag}-src`), file).toContain(`'sha256-${hash}'`);
      }
    }
    expect.soft(html, file).not.toMatch(/\son(?:click|load|error|submit|toggle)=/);
  }
});

siteTest('hashed files are kept for ever', async ({ site }) => {
  for (const path of [...builtAssets('.js'), ...builtAssets('.css'), ...builtAssets('.woff2')]) {
    const { headers, status } = await fetch(site.origin + path, { method: 'HEAD' });
    expect.soft(status, path).toBe(200);
    expect.soft(headers.get('cache-control'), path).toBe(IMMUTABLE);
  }
});

siteTest('pages, the worker and the manifest are revalidated', async ({ site }) => {
  const paths = [...PUBLIC_ROUTES, UNKNOWN_PATH, '/sw.js', '/manifest.webmanifest'];
  for (const path of paths) {
    const first = await fetch(site.origin + path);
    expect.soft(first.headers.get('cache-control'), path).toBe('no-cache');
    await first.arrayBuffer();
    if (path === UNKNOWN_PATH) continue;
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(site.origin + path, { headers: revalidating(etag) });
    expect.soft(again.status, path).toBe(304);
  }
});

siteTest('texts come ready compressed in what the client takes', async ({ site }) => {
  const [script = ''] = builtAssets('.js');
  const [sheet = ''] = builtAssets('.css');
  for (const path of ['/', '/builder', script, sheet, '/sw.js', '/manifest.webmanifest']) {
    const encodingFor = async (accepted: string) => {
      const { headers } = await fetch(site.origin + path, {
        headers: { 'accept-encoding': accepted },
      });
      expect.soft(headers.get('vary'), path).toContain('Accept-Encoding');
      return headers.get('content-encoding');
    };
    expect.soft(await encodingFor('gzip, deflate, br'), path).toBe('br');
    expect.soft(await encodingFor('gzip'), path).toBe('gzip');
    expect.soft(await encodingFor('identity'), path).toBeNull();
  }
});

siteTest('the pricing says its version and answers 304 to whoever has it', async ({ site }) => {
  const first = await fetch(`${site.origin}/api/pricing`);
  expect(first.status).toBe(200);
  expect(first.headers.get('x-pricing-version')).toBe('1');
  expect(first.headers.get('etag')).toBe('"pricing-1"');
  const again = await fetch(`${site.origin}/api/pricing`, {
    headers: revalidating('"pricing-1"'),
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

siteTest('what is not there is never answered with a page by mistake', async ({ site }) => {
  const page = await fetch(site.origin + UNKNOWN_PATH);
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toContain('text/html');
  for (const path of ['/assets/index-00000000.js', '/no-such-picture.png', '/csp.json']) {
    const missing = await fetch(site.origin + path);
    expect.soft(missing.status, path).toBe(404);
    expect.soft(missing.headers.get('content-type'), path).toContain('text/plain');
  }
  const call = await fetch(`${site.origin}/api/no-such-call`);
  expect(call.status).toBe(404);
  expect(await call.json()).toMatchObject({ code: 'not_found' });
});

siteTest('every page links the manifest once', () => {
  for (const [file, html] of builtPages())
    expect
      .soft(html.match(/<link rel="manifest" href="\/manifest.webmanifest">/g), file)
      .toHaveLength(1);
});

siteTest('the manifest makes the site installable', async ({ site }) => {
  const response = await fetch(`${site.origin}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: 'Modular Garden Rooms',
    lang: 'en-GB',
    scope: '/',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
  expect(purposes).toContain('any');
  expect(purposes).toContain('maskable');
  const factors = manifest.screenshots.map((shot: { form_factor: string }) => shot.form_factor);
  expect(new Set(factors)).toEqual(new Set(['narrow', 'wide']));
  const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url);
  expect(shortcuts).toEqual(expect.arrayContaining(['/builder', '/quotes']));
  const pictures: Array<{ src: string; sizes: string }> = [
    ...manifest.icons,
    ...manifest.screenshots,
  ];
  for (const { src, sizes } of pictures) {
    const file = await fetch(site.origin + src);
    expect.soft(file.status, src).toBe(200);
    if (src.endsWith('.png')) {
      const bytes = Buffer.from(await file.arrayBuffer());
      expect.soft(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
  }
  for (const url of [manifest.start_url, ...shortcuts]) {
    expect.soft((await fetch(site.origin + url)).status, url).toBe(200);
  }
});

siteTest('health and readiness are told apart', async ({ site }) => {
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
});

workerTest(
  'the home page loads the scripts that the build has weighed, and no other',
  async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script' && pathname !== '/sw.js') loaded.add(pathname);
    });
    await page.goto('/');
    await interactive(page);
    await workerReady(page);
    const { scripts } = JSON.parse(readBuildFile('budgets.json'));
    const weighed = scripts.map((file: string) => `/${file}`);
    expect([...loaded].toSorted()).toEqual(weighed.toSorted());
  },
);

test(
  'a tab of an earlier deploy still gets its hashed files',
  { tag: '@long' },
  async ({ server }) => {
    const [asset = ''] = builtAssets('.js');
    const later = await secondBuild();
    try {
      await removeAsset(later, asset);
      await server.stop();
      server.deploy(later);
      await server.start();
      const answer = await fetch(server.origin + asset);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe(IMMUTABLE);
      expect(answer.headers.get('content-type')).toContain('javascript');
      expect(await answer.text()).toBe(readBuildFile(`client${asset}`));
    } finally {
      await removeBuild(later);
    }
  },
);

test('the log of a quote names nobody', async ({ server }) => {
  await server.stop();
  const talkative = server.launch({ LOG_LEVEL: 'trace' });
  await expect.poll(() => fetch(`${server.origin}/readyz`).catch(() => null)).toBeTruthy();
  const body = quoteBody({ name: 'Zebedee Quill', email: 'zq@example.com', phone: '01632 960777' });
  expect((await postQuote(server.origin, body)).status).toBe(201);
  expect((await postQuote(server.origin, { ...body, windows: 11 })).status).toBe(400);
  await expect.poll(() => server.output).toContain('"status":400');
  expect(server.output).not.toMatch(/Zebedee|Quill|zq@example|960777|127\.0\.0\.1"/);
  talkative.kill();
  await once(talkative, 'exit');
});
