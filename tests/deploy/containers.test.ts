import { readFile } from 'node:fs/promises';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readConfig } from '#server/startup/config';

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), 'utf8');

const serviceSchema = z.object({
  image: z.string().optional(),
  build: z.strictObject({ context: z.literal('..'), dockerfile: z.string() }).optional(),
  restart: z.literal('unless-stopped'),
  read_only: z.literal(true),
  environment: z.record(z.string(), z.string().nullable()),
  networks: z.array(z.string()),
});

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(
    z.string(),
    z.object({ ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }) }),
  ),
});

describe('the image', () => {
  it('has nothing a linter objects to', async () => {
    expect(validate(await read('deploy/Dockerfile'))).toEqual([]);
    expect(validate('FROM node:22\nRUNN npm ci')).not.toEqual([]);
  });

  it("is made by the README's commands, and runs as an ordinary user that is asked whether it is ready", async () => {
    const [, build = '', image = ''] = (await read('deploy/Dockerfile')).split(/^FROM /m);
    const [, install = '', rest = '', run = ''] =
      /Deploy: `(npm ci) && (npm run build && npm prune --omit=dev)`, then run `(node \S+)`/.exec(
        await read('README.md'),
      ) ?? [];
    expect(build).toContain(`RUN ${install}\n`);
    expect(build).toContain(`RUN ${rest}\n`);
    expect(image).toContain(`CMD ${JSON.stringify(run.split(' ')).replace(',', ', ')}`);
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^HEALTHCHECK .*\n.*\/readyz/m);
  });
});

describe('the arrangement for one machine', () => {
  it('starts the image and a proxy whose network is trusted, on root file systems that cannot be written to', async () => {
    const { services, networks } = composeSchema.parse(parse(await read('deploy/compose.yaml')));
    expect(services['web']?.build?.dockerfile).toBe('deploy/Dockerfile');
    expect(services['proxy']?.image).toMatch(/^caddy:/);
    const subnet = networks['front']?.ipam.config[0].subnet;
    expect(subnet).toBeDefined();
    expect(services['web']?.environment['TRUSTED_PROXIES']).toBe(subnet);
    expect(await read('deploy/Caddyfile')).toContain('reverse_proxy web:3000');
  });

  it('sets only variables that the program reads', async () => {
    const { services } = composeSchema.parse(parse(await read('deploy/compose.yaml')));
    const names = Object.keys(services['web']?.environment ?? {});
    expect(names).toContain('PUBLIC_URL');
    const table = await read('README.md');
    for (const name of names) expect(table).toContain(`| \`${name}\``);
    const { TRUSTED_PROXIES } = services['web']?.environment ?? {};
    expect(() => readConfig({ TRUSTED_PROXIES: TRUSTED_PROXIES ?? '' })).not.toThrow();
  });
});
