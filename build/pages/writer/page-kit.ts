import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Sheet } from './first-screen/critical-styles';

/** What all pages of a build have in common. */
export interface PageKit {
  /** `index.html` as Vite built it, with places for the head and the app. */
  template: string;
  sheet: Sheet;
  /** Rules of first screens by their structure; whoever writes pages adds to them. */
  rules: Map<string, string>;
  /** Whether the build has a file at this path. */
  has(path: string): boolean;
}

const storedSchema = z.object({
  build: z.string(),
  template: z.string(),
  sheet: z.object({ href: z.string(), css: z.string() }),
  rules: z.record(z.string(), z.string()),
  /** The hash of each file that the build wrote from the starter content, by its path. */
  built: z.record(z.string(), z.string()),
  /** A hash of what each was made from. */
  inputs: z.record(z.string(), z.string()),
});

export type StoredKit = z.infer<typeof storedSchema>;

const FILE = 'kit.json';
export const kitFile = (folder: string): string => join(folder, FILE);

/** Reads what the build kept for whoever writes pages later. */
export async function readKit(
  folder: string,
  site: string,
): Promise<PageKit & Pick<StoredKit, 'build' | 'built' | 'inputs'>> {
  const kit = storedSchema.parse(JSON.parse(await readFile(kitFile(folder), 'utf8')));
  return {
    ...kit,
    rules: new Map(Object.entries(kit.rules)),
    has: (path) => existsSync(join(site, path)),
  };
}

/** Short, and still nothing that two texts have in common. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
