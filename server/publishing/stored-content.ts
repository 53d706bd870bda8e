import { readFile } from 'node:fs/promises';
import { schemaOf, type ContentOf, type DocumentName } from '#domain/content/documents';
import { STARTER_FACTS } from '#domain/content/facts/starter-facts';
import type { StoredContent } from '#domain/content/site-content';
import { withDocument } from '#domain/content/stored-documents';
import type { ContentVersion } from '#server/stores/content/content-records';

const NOTHING = { title: '', lead: '', updated: '2026-01-01', body: '' };

/** Where no build has kept its content, as in development: the facts are all that the server needs for itself. */
export const FACTS_ALONE: StoredContent = {
  facts: STARTER_FACTS,
  testimonials: [],
  questions: [],
  legal: { privacy: NOTHING, terms: NOTHING, cookies: NOTHING },
  articles: {},
};

/** The content that the program comes with, as the build kept it. */
export async function readStarter(file: string): Promise<StoredContent> {
  return JSON.parse(await readFile(file, 'utf8')) as StoredContent;
}

/**
 * The starter content with the newest saved versions over it.
 *
 * @throws Error when a saved document is none; the message names it
 */
export function overlaid(
  starter: StoredContent,
  versions: readonly ContentVersion[],
): StoredContent {
  return versions.reduce<StoredContent>(
    (content, version) => withDocument(content, version.name, valueOf(version)),
    starter,
  );
}

function valueOf({ key, name, value }: ContentVersion): ContentOf<DocumentName> | null {
  if (value === null) return null;
  const parsed = schemaOf(name).safeParse(value);
  if (!parsed.success) throw new Error(`The saved document ${key} cannot be read`);
  return parsed.data as ContentOf<DocumentName>;
}
