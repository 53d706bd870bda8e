import { readFile } from 'node:fs/promises';
import { schemaOf, type ContentOf, type DocumentName } from '#domain/content/documents';
import type { LegalName } from '#domain/content/legal-pages';
import { STARTER_FACTS } from '#domain/content/starter-facts';
import type { StoredContent } from '#domain/content/site-content';
import type { ContentVersion } from '#server/stores/content-records';

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
  const content = { ...starter, legal: { ...starter.legal }, articles: { ...starter.articles } };
  for (const version of versions) {
    const { name } = version;
    if (name === 'facts') content.facts = valueOf(version, name);
    else if (name === 'testimonials') content.testimonials = valueOf(version, name);
    else if (name === 'questions') content.questions = valueOf(version, name);
    else if (isLegal(name))
      content.legal[name.slice('legal:'.length) as LegalName] = valueOf(version, name);
    else if (version.value === null) delete content.articles[name.slice('article:'.length)];
    else
      content.articles[name.slice('article:'.length)] = valueOf(
        version,
        name as `article:${string}`,
      );
  }
  return content;
}

function isLegal(name: DocumentName): name is `legal:${LegalName}` {
  return name.startsWith('legal:');
}

function valueOf<Name extends DocumentName>(
  { key, value }: ContentVersion,
  name: Name,
): ContentOf<Name> {
  const parsed = schemaOf(name).safeParse(value);
  if (!parsed.success) throw new Error(`The saved document ${key} cannot be read`);
  return parsed.data as ContentOf<Name>;
}
