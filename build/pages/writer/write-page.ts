import { createHash } from 'node:crypto';
import type { SiteContent } from '#domain/site/content/site-content';
import { afterFirstPaint } from './first-screen/after-first-paint';
import { inlineCriticalStyles } from './first-screen/critical-styles';
import { hashOf, type PageKit } from './page-kit';
import { contentBlock, headFor, loadPage } from '#app/entry-server';

/** A finished page, and the inlined blocks that its content security policy has to allow. */
export interface WrittenPage {
  text: string;
  style?: string | undefined;
  scripts: string[];
}

/** A page that is not written yet. */
export interface PreparedPage {
  /** A hash of all that it is made from: the same makes the same page. */
  input: string;
  write(): Promise<WrittenPage>;
}

/** The page at a public path, with the words that its program needs to take over. */
export async function preparePage(
  kit: PageKit,
  path: string,
  content: SiteContent,
): Promise<PreparedPage> {
  const { head, block, input, draw } = await sourceOf(path, content);
  return { input, write: () => finish(kit, path, { head, body: draw(), block }) };
}

/**
 * What the page at a public path is made from, with a hash of it all in `input`, and what draws its body.
 *
 * @throws Error as `loadPage`
 */
export async function sourceOf(path: string, content: SiteContent) {
  const head = headFor(path, content);
  const { data, draw } = await loadPage(path, content);
  const block = contentBlock(data);
  return { head, block, input: hashOf(head + block), draw };
}

/** The page of a screen that is only drawn in the browser. */
export function prepareEmptyPage(kit: PageKit, path: string, content: SiteContent): PreparedPage {
  const head = headFor(path, content);
  return { input: hashOf(head), write: () => finish(kit, path, { head, body: '', block: '' }) };
}

/** @throws Error when the page names a file that the build does not have */
async function finish(
  kit: PageKit,
  path: string,
  { head, body, block }: { head: string; body: string; block: string },
): Promise<WrittenPage> {
  const html = kit.template.replace('<!--head-->', () => head).replace('<!--app-->', () => body);
  const painted = (body ? afterFirstPaint(html) : html).replace('</body>', () => `${block}</body>`);
  const text = inlineCriticalStyles(painted, kit.sheet, kit.rules);
  const missing = missingFiles(text, kit.has);
  if (missing.length > 0) throw new Error(`${path} names what is not built: ${missing.join(', ')}`);
  const [style] = hashesOf(text, 'style');
  return { text, style, scripts: hashesOf(text, 'script') };
}

const NAMED_FILE = /\/(assets\/[\w.-]+\.\w+)/g;

/**
 * The files a page references that are missing from the build. Pages are rendered by a separate build,
 * which may name a file differently from the one browsers load.
 *
 * @param has whether the site has the file at this path
 */
export function missingFiles(html: string, has: (path: string) => boolean): string[] {
  const named = new Set([...html.matchAll(NAMED_FILE)].map(([, path = '']) => path));
  return [...named].filter((path) => !has(path));
}

/** CSP hashes of inline blocks: only tags without attributes, because external files have some. */
export function hashesOf(page: string, tag: 'style' | 'script'): string[] {
  const blocks = page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...blocks].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}
