import * as z from 'zod/mini';
import type {
  ArticleRow,
  ContentDocument,
  ContentOverview,
} from '#domain/order/contracts/admin/content';
import { saveContentSchema } from '#domain/order/contracts/admin/content';
import { chosenPictures } from '#domain/site/content/chosen-pictures';
import { picturesIn } from '#domain/site/content/markdown/markdown-rules';
import { PICTURES_TURN } from '#domain/site/content/picture-uses';
import { documentNameSchema, schemaOf } from '#domain/site/content/documents';
import type { ContentOf, DocumentName } from '#domain/site/content/documents';
import type { StoredContent } from '#domain/site/content/site-content';
import { documentIn, documentNames } from '#domain/site/content/stored-documents';
import { ApiProblem } from '#server/api-problem';
import type { ContentStore, ContentVersionHead } from '#server/stores/content/content-ports';
import type { Publishing } from '#server/ports/publishing';
import { sayOfAct } from '#server/stores/audit/act';
import type { ContentVersion } from '#server/stores/content/content-records';
import { RevisionConflictError, type GalleryImageStore } from '#server/stores/ports';
import type { TurnStore } from '#server/stores/shared-ports';
import { invalidRequest, parseRequest } from '#server/use-cases/requests/parse-request';
import { leftBeforeLaunch, type LaunchServices } from './launch-left';

export interface ContentServices {
  contents: ContentStore;
  galleryImages: Pick<GalleryImageStore, 'list'>;
  publishing: Omit<Publishing, 'preview' | 'touches'>;
}

/** Every document with its newest version, and what stands between them and a launch. */
export async function contentOverview(
  services: ContentServices & LaunchServices,
): Promise<ContentOverview> {
  const { contents, publishing } = services;
  publishing.warm();
  const saved = new Map((await contents.newest()).map((row) => [row.name, row]));
  const stored = publishing.stored();
  return {
    documents: documentNames(stored).map((name) => {
      const { value: _text, ...head } = shown(saved.get(name), undefined);
      return { name, ...head };
    }),
    ...(await leftBeforeLaunch(services)),
    failed: publishing.state().failed,
  };
}

/** The articles of the desk, newest first, whether they are to be seen yet or not. */
export function listArticles({ publishing }: Pick<ContentServices, 'publishing'>): ArticleRow[] {
  return Object.entries(publishing.stored().articles)
    .map(([id, { title, slug, date, category, publishAt }]) => ({
      id,
      title,
      slug,
      date,
      category,
      publishAt,
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/**
 * A document as it was last saved, or one version of it; 0 is what the program comes with.
 *
 * @throws {ApiProblem} 404 not_found
 */
export async function readContent(
  { contents, publishing }: ContentServices,
  name: DocumentName,
  number?: number,
): Promise<ContentDocument> {
  publishing.warm();
  const starter = documentIn(publishing.starter, name);
  const found = await (number === undefined
    ? contents.current(name)
    : contents.version(name, number));
  if (found === undefined && (number ?? 0) !== 0) notThere();
  if (found === undefined && starter === undefined) notThere();
  return shown(found, starter);
}

/**
 * Saves a whole document over the version it was made from, and writes the pages that it changes. Null takes an
 * article away.
 *
 * @throws {ApiProblem} 400 invalid_request naming the fields, 409 desk_conflict
 * @throws {StoreUnavailableError} nothing has changed
 */
export async function saveContent(
  services: ContentServices & { turns: TurnStore },
  name: DocumentName,
  body: unknown,
  by: string,
): Promise<ContentDocument> {
  const { revision: over, note = '', value } = parseRequest(saveContentSchema, body);
  const version = await services.turns.inTurn(PICTURES_TURN, async () => {
    const document = await checkedValue(services, name, value);
    sayWhichArticle(services, name, document);
    const save = { name, value: document, by, note: note.trim(), over };
    return services.contents.save(save).catch((error: unknown) => {
      throw error instanceof RevisionConflictError ? contentConflict() : error;
    });
  });
  await services.publishing.publish();
  return shown(version, undefined);
}

/** Says in the log which article it is: there are many, and one that is taken away is gone. */
function sayWhichArticle(
  { publishing }: Pick<ContentServices, 'publishing'>,
  name: DocumentName,
  document: ContentOf<DocumentName> | null,
): void {
  if (document === null) {
    const title = publishing.stored().articles[name.replace('article:', '')]?.title;
    sayOfAct({ what: 'article-removed', ...(title !== undefined && { detail: title }) });
  } else if (name.startsWith('article:') && 'title' in document) {
    sayOfAct({ detail: document.title });
  }
}

/** The name of a document in an address. @throws {ApiProblem} 404 not_found */
export function documentNameOf(text: string): DocumentName {
  const name = z.safeParse(documentNameSchema, text);
  return name.success ? name.data : notThere();
}

/**
 * A document's value as it may be saved.
 *
 * @throws {ApiProblem} 400 invalid_request naming the fields
 */
export async function checkedValue(
  { publishing, galleryImages }: ContentServices,
  name: DocumentName,
  value: unknown,
): Promise<ContentOf<DocumentName> | null> {
  const isArticle = name.startsWith('article:');
  if (isArticle && value === null) return null;
  const whole = name === 'facts' ? withNewerFacts(value, publishing.stored()) : value;
  const document = parseRequest(schemaOf(name), whole) as ContentOf<DocumentName>;
  if (isArticle)
    refuseTakenSlug(publishing.stored(), name, document as ContentOf<`article:${string}`>);
  await refuseUnknownPictures(galleryImages, document);
  return document;
}

/** A tab of a build before knows nothing of "Running a room" or of invoices, and must not take the company's away. */
function withNewerFacts(value: unknown, { facts }: StoredContent): unknown {
  const { energy, money } = facts;
  const typed = z.safeParse(z.looseObject({}), value);
  return typed.success ? { energy, money, ...typed.data } : value;
}

/** Two articles at one address would hide each other. */
function refuseTakenSlug(
  { articles }: StoredContent,
  name: DocumentName,
  { slug }: { slug: string },
): void {
  const taken = Object.entries(articles).some(
    ([id, article]) => `article:${id}` !== name && article.slug === slug,
  );
  if (taken) throw invalidRequest({ slug: 'Another article has this address' });
}

/**
 * Refuses a text with pictures that the gallery does not have: visitors would see a gap.
 *
 * @throws {ApiProblem} 400 invalid_request naming `picture`, `detail` or `body`
 */
async function refuseUnknownPictures(
  galleryImages: Pick<GalleryImageStore, 'list'>,
  document: ContentOf<DocumentName>,
): Promise<void> {
  const shown = 'body' in document ? picturesIn(document.body) : [];
  const chosen = 'picture' in document ? chosenPictures(document) : [];
  if (shown.length + chosen.length === 0) return;
  const rows = await galleryImages.list();
  const fields: Record<string, string> = {};
  for (const { field, id } of chosen) {
    if (!rows.some((row) => row.id === id))
      fields[field] = 'This picture is no longer in the gallery. Choose another';
  }
  const paths = new Set(rows.map(({ objectPath }) => objectPath));
  const lost = shown.find(({ src }) => !paths.has(src));
  if (lost)
    fields['body'] =
      `The picture “${lost.alt}” is not in the gallery. Take it out, or choose one that is there`;
  if (Object.keys(fields).length > 0) throw invalidRequest(fields);
}

/** A version as the desk lists it, without what it says. */
export function headOf({ version, savedAt, by, note }: ContentVersionHead) {
  return { revision: version, savedAt, by, note };
}

function shown(version: ContentVersion | undefined, starter: unknown): ContentDocument {
  if (version === undefined) {
    return { revision: 0, savedAt: null, by: '', note: '', value: starter };
  }
  return { ...headOf(version), value: version.value };
}

function notThere(): never {
  throw new ApiProblem(404, 'not_found', 'There is no such document.');
}

function contentConflict(): ApiProblem {
  return new ApiProblem(
    409,
    'desk_conflict',
    'This was changed in another window. Look at what is there now, then save again.',
  );
}
