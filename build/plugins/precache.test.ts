import { describe, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { adminOnlyFiles, adminPages, atCleanPaths, documentsOfBuild } from './precache';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_parts.js'],
    dynamicImports: [
      'routes/about.tsx?tsr-split=component',
      'routes/_admin/admin/pricing.tsx?tsr-split=component',
      'routes/_admin/admin/words/articles.tsx?tsr-split=component',
    ],
  },
  '_parts.js': { file: 'assets/parts.js', imports: ['index.html'] },
  'routes/about.tsx?tsr-split=component': { file: 'assets/about.js', imports: ['_dialog.js'] },
  '_dialog.js': { file: 'assets/dialog.js' },
  'routes/_admin/admin/pricing.tsx?tsr-split=component': {
    file: 'assets/admin-pricing.js',
    imports: ['_dialog.js', '_tabs.js'],
    assets: ['assets/admin.css'],
  },
  'routes/_admin/admin/words/articles.tsx?tsr-split=component': {
    file: 'assets/articles.js',
    imports: ['_tabs.js'],
    dynamicImports: ['desk/words/editor/rich-text.tsx'],
  },
  'desk/words/editor/rich-text.tsx': { file: 'assets/editor.js' },
  '_tabs.js': { file: 'assets/tabs.js', imports: ['index.html'] },
  'style.css': { file: 'assets/style.css' },
  'admin.css': { file: 'assets/admin.css' },
};

describe('the files only the administrator needs', () => {
  it("are all those only the admin screens load, but not the site's stylesheet, which nothing imports", () => {
    const ofScreens = [
      'assets/admin-pricing.js',
      'assets/admin.css',
      'assets/articles.js',
      'assets/tabs.js',
    ];
    expect([...adminOnlyFiles(MANIFEST)].toSorted()).toEqual(
      [...ofScreens, 'assets/editor.js'].toSorted(),
    );
    expect([...adminOnlyFiles(MANIFEST, 'desk/words/editor/')].toSorted()).toEqual(ofScreens);
  });

  it('and the pages of all of them, at the addresses that the server answers them at', () => {
    const written = ['index.html', 'words', 'words/legal/index.html', 'files.json'];
    expect(adminPages(written)).toEqual(['/admin', '/admin/words/legal']);
  });
});

it.each([
  ['index.html', '/'],
  ['builder/index.html', 'builder'],
  ['404.html', '404'],
  ['assets/index.js', 'assets/index.js'],
])('%s is precached at the address that the server answers it at: %s', async (file, url) => {
  const { manifest } = await atCleanPaths([{ url: file, revision: '1', size: 1 }]);
  expect(manifest).toEqual([{ url, revision: '1', size: 1 }]);
});

it("a document is precached anew by each build's worker, though the build wrote the same", async () => {
  const entries = ['content/facts.json', 'content/articles/first.json', 'builder'].map((url) => ({
    url,
    revision: '1',
    size: 1,
  }));
  const { manifest } = await documentsOfBuild('b2')(entries);
  expect(manifest.map(({ revision }) => revision)).toEqual(['1-b2', '1-b2', '1']);
});
