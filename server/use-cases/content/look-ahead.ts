import type { Logger } from 'pino';
import * as z from 'zod/mini';
import {
  type ContentTouches,
  lookAheadSchema,
  previewSchema,
} from '#domain/order/contracts/admin/content';
import type { DocumentName } from '#domain/site/content/documents';
import type { PreviewedPage } from '#domain/site/content/pages/page-writer';
import { lastPublishing } from '#domain/site/content/site-content';
import type { StoredContent } from '#domain/site/content/site-content';
import { withDocument } from '#domain/site/content/stored-documents';
import { ApiProblem } from '#server/api-problem';
import type { SettingStore } from '#server/stores/orders/order-ports';
import type { Publishing } from '#server/ports/publishing';
import type { PricingStore } from '#server/stores/ports';
import { checkedValue, type ContentServices } from '#server/use-cases/content/edit-content';
import { invalidRequest, parseRequest } from '#server/use-cases/requests/parse-request';
import { documentsWith } from './documents-with';
import { mailsWith } from './mails-with';

export interface LookAheadServices extends ContentServices {
  publishing: Publishing;
  pricing: PricingStore;
  settings: SettingStore;
  publicUrl: string | undefined;
  logger: Logger;
  now: () => Date;
}

/**
 * What a document would change if it was saved: pages, documents and mails are written with it and without it, and
 * compared. Where something in it is planned, pages are those of the moment at which the last of it is to be seen.
 *
 * @throws {ApiProblem} 400 invalid_request naming the fields
 */
export async function touchedBy(
  services: LookAheadServices,
  name: DocumentName,
  body: unknown,
): Promise<ContentTouches> {
  const { publishing, publicUrl, settings, pricing } = services;
  const before = publishing.stored();
  const after = await withDraft(services, name, parseRequest(lookAheadSchema, body).value);
  const at = lastPublishing(after, before, services.now());
  const prices = await pricing.current();
  const texts = (await settings.find('mail-texts'))?.value ?? {};
  const terms = (await settings.find('quote-terms'))?.value;
  const mails = ({ facts }: StoredContent) => mailsWith(facts, { texts, prices });
  const documents = ({ facts }: StoredContent) =>
    documentsWith(facts, { terms, prices, publicUrl });
  return {
    pages: [...(await publishing.touches(before, after, at))],
    documents: differing(documents(before), documents(after)),
    mails: differing(mails(before), mails(after)),
    from: at?.toISOString() ?? null,
  };
}

/**
 * A page as it would be if the document was saved.
 *
 * @param body the fields of a form: `path`, `theme`, and the document as JSON in `value`
 * @throws {ApiProblem} 400 invalid_request naming the fields, 404 not_found
 */
export async function previewedPage(
  services: LookAheadServices,
  name: DocumentName,
  body: unknown,
): Promise<PreviewedPage> {
  const { path, theme, value } = parseRequest(previewSchema, body);
  const { publishing, now } = services;
  const after = await withDraft(services, name, parsedJson(value));
  const at = lastPublishing(after, publishing.stored(), now());
  const page = await publishing.preview(after, path, at).catch((err: unknown) => {
    services.logger.warn({ err, path }, 'A page could not be shown before it is published');
    throw new ApiProblem(404, 'not_found', 'This page cannot be shown with these words.');
  });
  return { ...page, html: still(page.html, theme) };
}

/** A page without its scripts, whose links open a window: the frame it is shown in opens none, so they lead nowhere. */
function still(html: string, theme: z.output<typeof previewSchema>['theme']): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<html\b/, theme === 'dark' ? '<html class="dark"' : '<html')
    .replace(/<head>/, '<head><base target="_blank">');
}

async function withDraft(
  services: LookAheadServices,
  name: DocumentName,
  value: unknown,
): Promise<StoredContent> {
  const checked = await checkedValue(services, name, value);
  return withDocument(services.publishing.stored(), name, checked);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest({ value: 'Send the document as JSON' });
  }
}

function differing(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name));
}
