import { describe, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { visitorFiles } from './precache';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    css: ['assets/style.css'],
    imports: ['_parts.js'],
    dynamicImports: [
      'routes/about.tsx?tsr-split=component',
      'routes/admin/pricing.tsx?tsr-split=component',
    ],
  },
  '_parts.js': { file: 'assets/parts.js', imports: ['index.html'] },
  'routes/about.tsx?tsr-split=component': { file: 'assets/about.js', imports: ['_dialog.js'] },
  '_dialog.js': { file: 'assets/dialog.js' },
  'routes/admin/pricing.tsx?tsr-split=component': {
    file: 'assets/admin-pricing.js',
    imports: ['_dialog.js', '_tabs.js'],
    assets: ['assets/admin.css'],
  },
  '_tabs.js': { file: 'assets/tabs.js' },
  'admin.css': { file: 'assets/admin.css' },
};

describe('the files of visitors', () => {
  it('are all that can be reached from the pages, each once', () => {
    expect([...visitorFiles(MANIFEST)].toSorted()).toEqual([
      'assets/about.js',
      'assets/dialog.js',
      'assets/index.js',
      'assets/parts.js',
      'assets/style.css',
    ]);
  });
});
