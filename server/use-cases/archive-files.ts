import { invoiceLabel } from '#domain/order/money/invoice';
import type { Columns } from '#server/writing/exports/columns';
import {
  ENQUIRY_COLUMNS,
  QUOTE_COLUMNS,
  SUBSCRIBER_COLUMNS,
} from '#server/writing/exports/columns';
import { csvOf } from '#server/writing/exports/csv';
import { NoDocumentError } from '#server/writing/quotes/quote-facts';
import type { QuotePdfSources } from '#server/writing/quotes/quote-pdf';
import { paperPdf } from '#server/writing/quotes/money-pdf';
import { writtenQuotePdf } from '#server/writing/quotes/written-quote-pdf';
import type { ObjectStore, PhotoFiles } from '#server/ports/objects';
import type { SettingName } from '#server/stores/orders/order-records';
import { pagesOf } from '#server/stores/pages';
import type { Listed } from '#server/stores/pages';
import type { Stores } from '#server/stores/ports';
import type { QuoteRequestRecord } from '#server/stores/records';
import { withRooms } from './inbox/exported-quotes';

export interface ArchiveServices
  extends
    QuotePdfSources,
    Pick<
      Stores,
      | 'roomConfigurations'
      | 'orders'
      | 'invoices'
      | 'requestPhotos'
      | 'enquiries'
      | 'newsletter'
      | 'pricing'
      | 'contents'
      | 'settings'
      | 'galleryImages'
      | 'people'
      | 'auditLog'
    > {
  objects: ObjectStore;
  photoFiles: PhotoFiles;
  now: () => Date;
}

/** A file of the archive, which is read when its turn comes. */
export interface ArchiveFile {
  /** "quote-requests/1.csv" */
  path: string;
  /** In bytes, exactly. */
  size: number;
  content: AsyncIterable<Buffer>;
}

/** Held in memory at once, and the most that one file has: more than most companies have in all. */
const ROWS = 2000;

/** Asked of the store together, which leaves it free for others. */
const AT_ONCE = 8;

const SETTINGS: readonly SettingName[] = Object.keys({
  'visit-calendar': true,
  'quote-terms': true,
  'mail-texts': true,
  reminders: true,
} satisfies Record<SettingName, true>) as SettingName[];

/**
 * Everything of the company, in files that other programs open: lists as CSV and line by line as JSON, quotes as they were sent, pictures and
 * photos as they are stored. No passwords, passkeys or sessions. The stores are read while others write: each list is as of its turn.
 *
 * @throws {StoreUnavailableError}
 */
export async function* archiveFiles(services: ArchiveServices): AsyncGenerator<ArchiveFile> {
  const { enquiries, newsletter, galleryImages, people, auditLog } = services;
  yield text('README.txt', README);
  yield* requestFiles(services);
  yield* invoiceFiles(services);
  yield* listFiles('enquiries', enquiries, ENQUIRY_COLUMNS);
  yield* listFiles('newsletter', newsletter, SUBSCRIBER_COLUMNS);
  yield* priceFiles(services);
  yield* wordFiles(services);
  for (const name of SETTINGS) {
    const setting = await services.settings.find(name);
    if (setting !== undefined) yield json(`settings/${name}.json`, setting);
  }
  const known = (await people.list()).map(({ id, name, email, invitedAt, joinedAt }) => ({
    id,
    name,
    email,
    invitedAt,
    joinedAt,
  }));
  yield json('people.json', known);
  yield* linesOf('log', auditLog);
  yield json('gallery.json', await galleryImages.list());
  yield* objectFiles('pictures', services.objects);
  yield* objectFiles('photos', services.photoFiles.kept);
}

const README = `Everything of the company, as it was when this archive was made.

quote-requests/  as CSV for a spreadsheet, and as JSON with prices, history, quotes and the ids of photos
quotes/          each written quote as it was sent
invoices.jsonl   every invoice and credit note, oldest first; payments are in the history of their request
invoices/        their documents
enquiries/, newsletter/
prices/          every version of the price list
words/           every version of what the desk has changed of the site's words
settings/, people.json, log/
gallery.json     the gallery's pictures with their texts, whose files are in pictures/
photos/          what homeowners sent with questions, and the company took at visits

Files ending in .jsonl have one record in JSON in each line. All times are UTC. Personal data: keep it safe.
`;

async function* requestFiles(services: ArchiveServices): AsyncGenerator<ArchiveFile> {
  const { roomConfigurations } = services;
  let number = 0;
  for await (const rows of inParts(roomConfigurations)) {
    number += 1;
    const path = `quote-requests/${number}`;
    yield await csv(`${path}.csv`, QUOTE_COLUMNS, withRooms(services, only(rows)));
    const records = [];
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE);
      records.push(...(await Promise.all(some.map((row) => recordOf(services, row)))));
    }
    yield jsonLines(`${path}.jsonl`, records);
    for (const record of records) yield* quoteFiles(services, record);
  }
}

/** A quote request with what became of it. */
async function recordOf({ orders, requestPhotos }: ArchiveServices, row: QuoteRequestRecord) {
  const [order, photos] = await Promise.all([orders.find(row.id), requestPhotos.of(row.id)]);
  return { ...row, order, photos: photos.map(({ id, state }) => ({ id, state })) };
}

/** The written quotes of a request as they were sent; one whose document cannot be made any more is in the JSON alone. */
async function* quoteFiles(
  services: ArchiveServices,
  request: Awaited<ReturnType<typeof recordOf>>,
): AsyncGenerator<ArchiveFile> {
  for (const sent of request.order?.versions ?? []) {
    try {
      const { bytes } = await writtenQuotePdf(services, sent, request);
      yield file(`quotes/${request.reference}-${sent.version}.pdf`, bytes);
    } catch (error) {
      if (!(error instanceof NoDocumentError)) throw error;
    }
  }
}

/** Every invoice and credit note that is kept, and their documents. */
async function* invoiceFiles({ invoices, pdfs }: ArchiveServices): AsyncGenerator<ArchiveFile> {
  const rows = await invoices.issuedBetween('0000', '9999');
  yield jsonLines('invoices.jsonl', rows);
  for (const row of rows) {
    const { bytes } = await paperPdf(pdfs, { kind: 'invoice', row });
    yield file(`invoices/${invoiceLabel(row)}.pdf`, bytes);
  }
}

async function* priceFiles({ pricing }: ArchiveServices): AsyncGenerator<ArchiveFile> {
  for await (const page of pagesOf(pricing)) {
    for (const { version } of page) {
      yield json(`prices/version-${version}.json`, await pricing.version(version));
    }
  }
}

async function* wordFiles({ contents }: ArchiveServices): AsyncGenerator<ArchiveFile> {
  for (const { name } of await contents.newest()) {
    const versions = {
      list: (page: Parameters<typeof contents.versions>[1]) => contents.versions(name, page),
    };
    for await (const page of pagesOf(versions)) {
      for (const { version } of page) {
        const path = `words/${name.replace(':', '-')}/version-${version}.json`;
        yield json(path, await contents.version(name, version));
      }
    }
  }
}

async function* listFiles<Row extends object>(
  folder: string,
  listed: Listed<Row>,
  columns: Columns<Row>,
): AsyncGenerator<ArchiveFile> {
  let number = 0;
  for await (const rows of inParts(listed)) {
    number += 1;
    yield await csv(`${folder}/${number}.csv`, columns, only(rows));
    yield jsonLines(`${folder}/${number}.jsonl`, rows);
  }
}

async function* linesOf<Row extends object>(
  folder: string,
  listed: Listed<Row>,
): AsyncGenerator<ArchiveFile> {
  let number = 0;
  for await (const rows of inParts(listed)) {
    number += 1;
    yield jsonLines(`${folder}/${number}.jsonl`, rows);
  }
}

/** What is removed meanwhile is left out. */
async function* objectFiles(folder: string, objects: ObjectStore): AsyncGenerator<ArchiveFile> {
  for await (const { key } of objects.list()) {
    const object = await objects.find(key);
    if (object === undefined) continue;
    yield { path: `${folder}/${key}`, size: object.size, content: object.read() };
  }
}

/** A list in parts of at most `ROWS`, none of which is empty. */
async function* inParts<Row>(listed: Listed<Row>): AsyncGenerator<readonly Row[]> {
  let part: Row[] = [];
  for await (const page of pagesOf(listed)) {
    part = [...part, ...page];
    if (part.length < ROWS) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

async function* only<T>(part: T): AsyncGenerator<T> {
  yield part;
}

async function csv<Row>(
  path: string,
  columns: Columns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): Promise<ArchiveFile> {
  const parts: string[] = [];
  for await (const part of csvOf(columns, pages)) parts.push(part);
  return text(path, parts.join(''));
}

function jsonLines(path: string, rows: readonly object[]): ArchiveFile {
  return text(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

function json(path: string, value: unknown): ArchiveFile {
  return text(path, `${JSON.stringify(value, null, 2)}\n`);
}

function text(path: string, words: string): ArchiveFile {
  return file(path, Buffer.from(words));
}

function file(path: string, bytes: Buffer): ArchiveFile {
  return { path, size: bytes.length, content: only(bytes) };
}
