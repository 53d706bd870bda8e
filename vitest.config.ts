import { defineConfig } from 'vitest/config';
import { aliases } from './build/aliases.ts';

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    include: ['{app,build,domain,server}/**/*.test.{ts,tsx}'],
    environment: 'node',
    restoreMocks: true,
  },
});
