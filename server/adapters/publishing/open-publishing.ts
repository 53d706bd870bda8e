import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { PublishedPages } from '#domain/site/content/pages/published-pages';
import {
  nextPublishing,
  publishedContent,
  type SiteContent,
  type StoredContent,
} from '#domain/site/content/site-content';
import type { Publishing, PublishingState } from '#server/ports/publishing';
import type { LiveSite } from '#server/adapters/site/live-site';
import type { ContentStore } from '#server/stores/content/content-ports';
import type { GalleryImageStore } from '#server/stores/ports';
import { contentReader } from './content-reader';
import type { PageThread } from './page-thread';
import { readPublished, sweepPublished, writePublished } from './published-folder';

/** How often the store is asked for what other processes saved, and the clock for what is due. */
const LOOK_MS = 1_000;

export interface OpenPublishing extends Publishing {
  close(): Promise<void>;
}

interface PublishingOptions {
  contents: ContentStore;
  /** Articles show pictures of it. */
  galleryImages: Pick<GalleryImageStore, 'list' | 'revision'>;
  starter: StoredContent;
  /** Null where something else serves the site, as in development. */
  live: { site: LiveSite; thread: PageThread; build: string; origin: string } | null;
  /** Where the published files are: `DATA_DIR/published`. */
  folder: string;
  /** Whether samples are shown (SAMPLES). */
  samples: boolean;
  logger: Logger;
  now: () => Date;
}

/**
 * Keeps the site saying what the content store says. The first pages are there when this resolves: those of the last
 * run if they are still right.
 *
 * @throws Error when the store cannot be read
 */
export async function openPublishing(options: PublishingOptions): Promise<OpenPublishing> {
  const { contents, galleryImages, starter, live, folder, samples, logger, now } = options;
  const reader = contentReader({ contents, galleryImages, starter });
  let shown: PublishedPages | null = null;
  let due: string | undefined;
  /** The moment that the pages are of. */
  let shownAt = now();
  let state: PublishingState = { failed: null };

  const visible = (content: StoredContent, at = now()): SiteContent =>
    publishedContent(content, { now: at, samples, gallery: reader.gallery() });
  const sources = (): string => hashOf([samples, reader.sources()]);
  const madeBy = live === null ? '' : `${live.build} ${live.origin}`;
  const isBuilt = (content: SiteContent): boolean =>
    hashOf(content) === hashOf(publishedContent(starter, { now: now(), samples: true }));
  const show = (pages: PublishedPages): void => {
    shown = pages;
    live?.site.show(folder, pages);
  };
  const render = async (): Promise<void> => {
    await reader.read();
    const newest = reader.check();
    shownAt = now();
    due = nextPublishing(newest, shownAt);
    if (live === null) return;
    const content = visible(newest, shownAt);
    // As in a new installation: the build has written these pages.
    if (shown === null && isBuilt(content)) return;
    const madeFrom = `${madeBy} ${hashOf(content)}`;
    const readFrom = { sources: sources(), since: shownAt.toISOString(), until: due };
    if (shown?.madeFrom === madeFrom && shown.behind.length === 0) {
      shown.readFrom = readFrom;
      return writePublished(folder, shown);
    }
    const before = shown?.madeFrom.startsWith(`${madeBy} `) ? shown : null;
    const pages = await live.thread.publish({ content, folder, madeFrom, before });
    pages.readFrom = readFrom;
    await mkdir(folder, { recursive: true });
    await writePublished(folder, pages);
    show(pages);
  };
  /** Goes on from what was published last, without a look at it, if the store has said the same since then. */
  const resume = ({ madeFrom, behind, readFrom }: PublishedPages): boolean => {
    if (!madeFrom.startsWith(`${madeBy} `) || behind.length > 0) return false;
    if (readFrom?.sources !== sources()) return false;
    const at = now().toISOString();
    if (at < readFrom.since || (readFrom.until !== undefined && readFrom.until <= at)) return false;
    shownAt = new Date(readFrom.since);
    due = readFrom.until;
    return true;
  };
  const attempt = async (): Promise<void> => {
    try {
      await render();
      state = { failed: null };
    } catch (error) {
      fail(error);
    }
  };
  const fail = (error: unknown): void => {
    const what = error instanceof Error ? error.message : String(error);
    state = { failed: { at: now().toISOString(), what } };
    logger.error(
      { err: error },
      'The newest words could not be published: the pages of before stay',
    );
  };

  // One after another; a save during a run waits for the next one, which has it.
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const publish = (): Promise<void> => {
    next ??= running.then(() => {
      next = undefined;
      running = attempt().then(() => void tidy());
      return running;
    });
    return next;
  };

  let tidying: Promise<void> = Promise.resolve();
  const tidy = (): Promise<void> => (tidying = tidying.then(catchUp).then(shrink));
  /** Has the pages written that could wait. A process that ends meanwhile leaves them to the next one. */
  const catchUp = async (): Promise<void> => {
    let pages = shown;
    if (pages === null || live === null || pages.behind.length === 0) return;
    try {
      while (pages.behind.length > 0) {
        const more = await live.thread.catchUp({ madeFrom: pages.madeFrom });
        more.readFrom = pages.readFrom;
        if (shown !== pages || closed) return;
        pages = more;
        show(pages);
      }
      await writePublished(folder, pages);
    } catch (error) {
      if (shown === pages && !closed) fail(error);
    }
  };
  const shrink = async (): Promise<void> => {
    const pages = shown;
    if (pages === null || live === null || pages.quick.length === 0) return;
    if (pages.behind.length > 0) return;
    try {
      for (const name of pages.quick) {
        if (shown !== pages || closed) return;
        await live.thread.compress({ folder, name });
      }
      if (shown !== pages) return;
      pages.quick = [];
      await writePublished(folder, pages);
      await sweepPublished(folder, pages, now());
    } catch (error) {
      if (!closed) logger.warn({ err: error }, 'Published pages are larger than they have to be');
    }
  };

  let closed = false;
  const look = async (): Promise<void> => {
    const isDue = due !== undefined && due <= now().toISOString();
    // A clock that was ahead has shown what is still to come.
    const wasAhead = now() < shownAt;
    if (isDue || wasAhead || (await reader.hasChanged())) await publish();
  };
  // Also of another build or other words: they stay if these cannot be rendered.
  const [last] = await Promise.all([live === null ? null : readPublished(folder), reader.read()]);
  if (last !== null) show(last);
  if (last !== null && resume(last)) void tidy();
  else {
    reader.check();
    await publish();
  }
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => {
      logger.warn({ err: error }, 'The store could not be asked for new words');
    });
  }, LOOK_MS).unref();

  return {
    starter,
    stored: reader.content,
    facts: () => reader.content().facts,
    warm() {
      live?.thread
        .warm(() => visible(reader.content()))
        .catch((error: unknown) => {
          if (!closed) logger.warn({ err: error }, 'The pages could not be drawn before a save');
        });
    },
    publish,
    state: () => state,
    async preview(content, path, at) {
      if (live === null) throw new Error('Nothing renders pages here');
      return live.thread.preview({ content: visible(content, at), path });
    },
    async touches(before, after, at) {
      if (live === null) return [];
      return live.thread.touched({ before: visible(before, at), after: visible(after, at) });
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await looking;
      await next;
      await running;
      await live?.thread.close();
      await tidying;
    },
  };
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);
}
