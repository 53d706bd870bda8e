import type { Article } from './articles';
import type { ContentOf, DocumentName } from './documents';
import type { LegalName } from './legal-pages';
import type { StoredContent } from './site-content';

/** A document of the content; undefined for an article that is not there. */
export function documentIn(content: StoredContent, name: DocumentName): unknown {
  if (name === 'facts' || name === 'testimonials' || name === 'questions') return content[name];
  const [kind, id = ''] = name.split(':');
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
  if (kind === 'legal') return { ...content, legal: { ...content.legal, [id]: value } };
  return { ...content, [name]: value };
}

/** The content with other values of many documents, as `withDocument` one after the other. */
export function withDocuments(
  content: StoredContent,
  changes: readonly { name: DocumentName; value: ContentOf<DocumentName> | null }[],
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
    'legal:privacy',
    'legal:terms',
    'legal:cookies',
    ...Object.keys(content.articles).map((id): DocumentName => `article:${id}`),
  ];
}
