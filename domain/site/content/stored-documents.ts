import type { Article } from './articles';
import { schemaOf, type ContentOf, type DocumentName } from './documents';
import type { LegalName } from './legal-pages';
import { PAGE_NAMES, type PageName } from './page-words/page-words';
import type { StoredContent } from './site-content';

/** Null for an article that was taken away. */
type Value = ContentOf<DocumentName> | null;

/** A document of the content; undefined for an article that is not there. */
export function documentIn(content: StoredContent, name: DocumentName): unknown {
  if (name === 'facts' || name === 'testimonials' || name === 'questions') return content[name];
  const [kind, id = ''] = name.split(':');
  if (kind === 'page') return content.pages[id as PageName];
  return kind === 'legal' ? content.legal[id as LegalName] : content.articles[id];
}

/** The content with another value of one document; null takes an article away. */
export function withDocument<Name extends DocumentName>(
  content: StoredContent,
  name: Name,
  value: ContentOf<Name> | null,
): StoredContent {
  const [kind, id = ''] = name.split(':');
  if (kind === 'article') {
    const { [id]: _before, ...others } = content.articles;
    return {
      ...content,
      articles: value === null ? others : { ...others, [id]: value as Article },
    };
  }
  if (value === null) return content;
  if (kind === 'page') return { ...content, pages: { ...content.pages, [id]: value } };
  if (kind === 'legal') return { ...content, legal: { ...content.legal, [id]: value } };
  return { ...content, [name]: value };
}

/** The content with other values of many documents, as `withDocument` one after the other. */
function withDocuments(
  content: StoredContent,
  changes: readonly { name: DocumentName; value: Value }[],
): StoredContent {
  const articles = new Map(Object.entries(content.articles));
  let changed = content;
  for (const { name, value } of changes) {
    const id = name.startsWith('article:') ? name.slice('article:'.length) : undefined;
    if (id === undefined) changed = withDocument(changed, name, value);
    else if (value === null) articles.delete(id);
    else articles.set(id, value as Article);
  }
  return { ...changed, articles: Object.fromEntries(articles) };
}

/** The names of all documents that the content has, articles last. */
export function documentNames(content: StoredContent): DocumentName[] {
  return [
    'facts',
    'testimonials',
    'questions',
    ...PAGE_NAMES.map((name) => `page:${name}` as const),
    'legal:privacy',
    'legal:terms',
    'legal:cookies',
    ...Object.keys(content.articles).map((id): DocumentName => `article:${id}`),
  ];
}

/** A version of a document as it was saved. */
interface SavedVersion {
  /** Names the document and the version. */
  key: string;
  name: DocumentName;
  savedAt: string;
  /** Null for an article that was taken away. */
  value: unknown;
}

/**
 * What makes the content of the newest saved versions over the starter's. A version is checked once, as none is ever
 * edited: a thousand take a fifth of a second.
 */
export function overlay(
  starter: StoredContent,
): (versions: readonly SavedVersion[]) => StoredContent {
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

function valueOf({ key, name, value }: SavedVersion): Value {
  if (value === null) return null;
  const parsed = schemaOf(name).safeParse(value);
  if (!parsed.success) throw new Error(`The saved document ${key} cannot be read`);
  return parsed.data as ContentOf<DocumentName>;
}
