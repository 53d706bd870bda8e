import { createHash } from 'node:crypto';
import type { SiteContent } from '#domain/site/content/site-content';
import { afterFirstPaint } from './first-screen/after-first-paint';
import { inlineCriticalStyles } from './first-screen/critical-styles';
import { missingFiles } from './missing-files';
import { hashOf } from './hash-of';
import type { PageKit } from './page-kit';
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
  const head = headFor(path, content);
  const { data, draw } = await loadPage(path, content);
  const block = contentBlock(data);
  return {
    input: hashOf(head + block),
    write: () => finish(kit, path, { head, body: draw(), block }),
  };
}

/** The page of a screen that is only drawn in the browser. */
export function prepareEmptyPage(kit: PageKit, path: string, content: SiteContent): PreparedPage {
  const head = headFor(path, content);
  return { input: hashOf(head), write: () => finish(kit, path, { head, body: '', block: '' }) };
}

/** A public page, made at once. @throws Error as `preparePage` and its `write` */
export async function writePage(
  kit: PageKit,
  path: string,
  content: SiteContent,
): Promise<WrittenPage> {
  const { write } = await preparePage(kit, path, content);
  return write();
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

/** CSP hashes of inline blocks: only tags without attributes, because external files have some. */
export function hashesOf(page: string, tag: 'style' | 'script'): string[] {
  const blocks = page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...blocks].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}
