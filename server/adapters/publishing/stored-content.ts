import { readFile } from 'node:fs/promises';
import { schemaOf, type ContentOf, type DocumentName } from '#domain/site/content/documents';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import type { StoredContent } from '#domain/site/content/site-content';
import type { ContentVersion } from '#server/stores/content/content-records';
import { withDocuments } from '#domain/site/content/stored-documents';

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

type Value = ContentOf<DocumentName> | null;

/**
 * What makes the content of the newest saved versions over the starter's. A version is checked once, as none is ever
 * edited: a thousand take a fifth of a second.
 */
export function overlay(
  starter: StoredContent,
): (versions: readonly ContentVersion[]) => StoredContent {
  let known: ReadonlyMap<string, Value> = new Map();
  /** @throws Error when a saved document is none; the message names it */
  return (versions) => {
    const read = versions.map((version) => {
      const { key, name, savedAt } = version;
      // A store that was restored may have another version of the same number.
      const id = `${key} ${savedAt}`;
      const value = known.get(id);
      return { id, name, value: value === undefined ? valueOf(version) : value };
    });
    known = new Map(read.map(({ id, value }) => [id, value]));
    return withDocuments(starter, read);
  };
}

function valueOf({ key, name, value }: ContentVersion): Value {
  if (value === null) return null;
  const parsed = schemaOf(name).safeParse(value);
  if (!parsed.success) throw new Error(`The saved document ${key} cannot be read`);
  return parsed.data as ContentOf<DocumentName>;
}
