import { defineConfig } from 'vitest/config';
import { aliases } from './build/plugins/aliases.ts';
import { markdown } from './build/plugins/markdown.ts';

export default defineConfig({
  plugins: [markdown()],
  resolve: { alias: aliases },
  test: {
    include: ['{app,build,domain,server,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    restoreMocks: true,
    // Many tests wait for processes and disks.
    maxWorkers: '150%',
    // Password hashes, real files and real processes take seconds on a busy machine.
    testTimeout: 30_000,
  },
});
