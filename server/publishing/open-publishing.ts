import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { CompanyFacts } from '#domain/content/company-facts';
import type { PreviewedPage } from '#domain/content/page-writer';
import type { PublishedPages } from '#domain/content/published-pages';
import {
  nextPublishing,
  publishedContent,
  type SiteContent,
  type StoredContent,
} from '#domain/content/site-content';
import type { LiveSite } from '#server/site/live-site';
import type { ContentStore } from '#server/stores/content-ports';
import type { PageThread } from './page-thread';
import { readPublished, sweepPublished, writePublished } from './published-folder';
import { overlaid } from './stored-content';

/** How often the store is asked for what other processes saved, and the clock for what is due. */
const LOOK_MS = 1_000;

/** What stands in the way of the newest words. */
interface PublishingState {
  failed: { at: string; what: string } | null;
}

export interface Publishing {
  /** What the program comes with. */
  starter: StoredContent;
  /** What the desk has, whether it is to be seen yet or not. */
  stored(): StoredContent;
  /** The current facts, for mails, documents and pushes. */
  facts(): CompanyFacts;
  /** Something will be saved soon. */
  warm(): void;
  /** Shows what is stored now. Resolves once visitors get it, or once `state` says why they do not. */
  publish(): Promise<void>;
  state(): PublishingState;
  /**
   * A page made from content that is not saved: kept nowhere.
   *
   * @param content an article or testimonial is only in it from its `publishAt` on
   * @throws Error when the page cannot be rendered
   */
  preview(content: StoredContent, path: string): Promise<PreviewedPage>;
  /** How many pages a visitor would find changed. */
  touches(before: StoredContent, after: StoredContent): Promise<number>;
  close(): Promise<void>;
}

interface PublishingOptions {
  contents: ContentStore;
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
export async function openPublishing(options: PublishingOptions): Promise<Publishing> {
  const { contents, starter, live, folder, samples, logger, now } = options;
  let stored = starter;
  let seen: number | string | undefined;
  let shown: PublishedPages | null = null;
  let due: string | undefined;
  let state: PublishingState = { failed: null };

  const read = async (): Promise<void> => {
    const revision = await contents.revision();
    if (revision === seen) return;
    seen = revision;
    stored = overlaid(starter, await contents.newest());
  };
  const visible = (content: StoredContent): SiteContent =>
    publishedContent(content, { now: now(), samples });

  /** The content that the build's own pages were made from. */
  const built = hashOf(publishedContent(starter, { now: now(), samples: true }));
  const show = (pages: PublishedPages): void => {
    shown = pages;
    live?.site.show(folder, pages);
  };
  const render = async (): Promise<void> => {
    await read();
    due = nextPublishing(stored, now());
    if (live === null) return;
    const content = visible(stored);
    // As in a new installation: the build has written these pages.
    if (shown === null && hashOf(content) === built) return;
    const madeBy = `${live.build} ${live.origin}`;
    const madeFrom = `${madeBy} ${hashOf(content)}`;
    if (shown?.madeFrom === madeFrom) return;
    const before = shown?.madeFrom.startsWith(`${madeBy} `) ? shown : null;
    const pages = await live.thread.publish({ content, folder, madeFrom, before });
    await mkdir(folder, { recursive: true });
    await writePublished(folder, pages);
    show(pages);
  };
  const attempt = async (): Promise<void> => {
    try {
      await render();
      state = { failed: null };
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      state = { failed: { at: now().toISOString(), what } };
      logger.error(
        { err: error },
        'The newest words could not be published: the pages of before stay',
      );
    }
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
  const tidy = (): Promise<void> => (tidying = tidying.then(shrink, shrink));
  const shrink = async (): Promise<void> => {
    const pages = shown;
    if (pages === null || live === null || pages.quick.length === 0) return;
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
      logger.warn({ err: error }, 'Published pages are larger than they have to be');
    }
  };

  let closed = false;
  const look = async (): Promise<void> => {
    const isDue = due !== undefined && due <= now().toISOString();
    if (isDue || (await contents.revision()) !== seen) await publish();
  };
  const start = async (): Promise<void> => {
    // Also of another build or other words: they stay if these cannot be rendered.
    const last = live === null ? null : await readPublished(folder);
    if (last !== null) show(last);
    await publish();
  };
  await read();
  await start();
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch((error: unknown) => {
      logger.warn({ err: error }, 'The store could not be asked for new words');
    });
  }, LOOK_MS).unref();

  return {
    starter,
    stored: () => stored,
    facts: () => stored.facts,
    warm: () => live?.thread.warm(),
    publish,
    state: () => state,
    preview(content, path) {
      if (live === null) throw new Error('Nothing renders pages here');
      return live.thread.preview({ content: visible(content), path });
    },
    async touches(before, after) {
      if (live === null) return 0;
      const task = { before: visible(before), after: visible(after) };
      return (await live.thread.touched(task)).length;
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

function hashOf(content: SiteContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);
}
