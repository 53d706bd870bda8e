import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/startup/config';
import { readCompose, readRepositoryFile } from './compose-file';

describe('the image', () => {
  it('has nothing a linter objects to', async () => {
    expect(validate(await readRepositoryFile('deploy/Dockerfile'))).toEqual([]);
    expect(validate('FROM node:22\nRUNN npm ci')).not.toEqual([]);
  });

  it("is made by the README's commands, and runs as an ordinary user that is asked whether it is ready", async () => {
    const [, build = '', image = ''] = (await readRepositoryFile('deploy/Dockerfile')).split(
      /^FROM /m,
    );
    const readme = await readRepositoryFile('README.md');
    const [, install = '', rest = ''] =
      /`(npm ci) && (npm run build && npm prune --omit=dev)`/.exec(readme) ?? [];
    const [, run = ''] = /run `(node \S+)` behind a TLS proxy/.exec(readme) ?? [];
    expect(build).toContain(`RUN ${install}\n`);
    expect(build).toContain(`RUN ${rest}\n`);
    expect(image).toContain(`CMD ${JSON.stringify(run.split(' ')).replace(',', ', ')}`);
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^HEALTHCHECK .*\n.*\/readyz/m);
  });
});

describe.each([
  { path: 'deploy/compose.yaml', web: ['web'], proxied: 'deploy/Caddyfile' },
  {
    path: 'deploy/compose.cluster.yaml',
    web: ['web-1', 'web-2'],
    proxied: 'deploy/Caddyfile.cluster',
  },
])('the arrangement of $path', ({ path, web, proxied }) => {
  it('starts the one image behind a proxy whose network is trusted', async () => {
    const { services, networks } = await readCompose(path);
    const subnet = networks['front']?.ipam?.config[0].subnet;
    expect(subnet).toBeDefined();
    for (const name of web) {
      expect(services[name]?.build?.dockerfile).toBe('deploy/Dockerfile');
      expect(services[name]?.environment['TRUSTED_PROXIES']).toBe(subnet);
      expect(services[name]?.networks).toContain('front');
    }
    expect(services['proxy']?.image).toMatch(/^caddy:/);
    const addresses = web.map((name) => `${name}:3000`).join(' ');
    expect(await readRepositoryFile(proxied)).toContain(`reverse_proxy ${addresses}`);
  });

  it('sets only variables that the program reads', async () => {
    const { services } = await readCompose(path);
    const environment = services[web[0] ?? '']?.environment ?? {};
    const names = Object.keys(environment);
    expect(names).toContain('PUBLIC_URL');
    const table = await readRepositoryFile('README.md');
    for (const name of names) expect(table).toMatch(new RegExp(`\`${name}\`[^|]*\\|`));
    const TRUSTED_PROXIES = environment['TRUSTED_PROXIES'] ?? '';
    expect(() => readConfig({ TRUSTED_PROXIES })).not.toThrow();
  });
});

describe('the arrangement with several processes', () => {
  const path = 'deploy/compose.cluster.yaml';

  it('has images of a version, no superuser but the proxy, and a check of health of each engine', async () => {
    const { services } = await readCompose(path);
    for (const [name, { image, user, cap_drop, build, healthcheck }] of Object.entries(services)) {
      expect([name, cap_drop]).toEqual([name, ['ALL']]);
      if (build !== undefined) continue;
      expect(image).toMatch(/:\d+\.\d+/);
      if (name === 'proxy') continue;
      expect([name, user]).not.toEqual([name, undefined]);
      expect(healthcheck).toHaveProperty('test');
    }
  });

  it('keeps the engines from the outside, and the store with its open ports from the web processes', async () => {
    const { services, networks } = await readCompose(path);
    const networksOf = (name: string) => new Set(services[name]?.networks);
    for (const name of ['rows', 'files']) expect(networks[name]?.internal).toBe(true);
    expect(networksOf('database')).toEqual(new Set(['rows']));
    expect(networksOf('objects')).toEqual(new Set(['files']));
    for (const name of ['web-1', 'web-2']) {
      expect(networksOf(name)).toEqual(new Set(['front', 'rows']));
    }
    expect(networksOf('proxy')).toEqual(new Set(['front', 'files']));
  });

  it('migrates before the first process starts, and starts the second when that is ready', async () => {
    const { services } = await readCompose(path);
    expect(services['migrate']?.command).toEqual(['node', 'dist/server/main.js', 'migrate']);
    expect(services['web-1']?.depends_on['migrate']?.condition).toBe(
      'service_completed_successfully',
    );
    expect(services['web-2']?.depends_on['web-1']?.condition).toBe('service_healthy');
  });
});
