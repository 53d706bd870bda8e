import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The import aliases of tsconfig.json, for Vite and Vitest. */
export const aliases = ['domain', 'app', 'server', 'build', 'tests'].map((folder) => ({
  find: new RegExp(`^#${folder}/`),
  replacement: `${resolve(root, folder)}/`,
}));

aliases.push({ find: /^#styled\//, replacement: `${resolve(root, 'styled-system')}/` });
