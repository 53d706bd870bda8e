import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { aliases } from './build/plugins/aliases.ts';

/** They start and kill servers and browsers, or have a device's storage: each file has a process of its own. */
const APART = [
  'server/crashes/*.test.ts',
  'server/{main,dev}.test.ts',
  'server/adapters/move/*.test.ts',
  'tests/**/*.test.ts',
  'app/{api,offline,pwa,sw}/**/*.test.ts',
];

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Many tests wait for processes and disks. As a percentage, no more than there are processors.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Password hashes, real files and real processes take seconds on a busy machine.
    testTimeout: 30_000,
    tags: [
      {
        name: 'long',
        description: 'takes more than about five seconds: `npm test -- --all`, as in CI',
      },
    ],
    projects: [
      { extends: true, test: { name: 'apart', include: APART } },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{app,build,domain,server}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...APART],
          // To load zod, sharp and our own modules again for every file was most of the work.
          isolate: false,
        },
      },
    ],
  },
});
