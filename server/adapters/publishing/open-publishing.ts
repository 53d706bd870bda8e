import type { Logger } from 'pino';
import type { StoredContent } from '#domain/site/content/site-content';
import type { LiveSite } from '#server/adapters/site/live-site';
import type { Publishing, PublishingState } from '#server/ports/publishing';
import type { ContentStore } from '#server/stores/content/content-ports';
import type { GalleryImageStore } from '#server/stores/ports';
import { contentReader } from './content-reader';
import { NewestPages } from './newest-pages';
import type { PageThread } from './page-thread';
import { readPublished } from './published-folder';
import { repeatedly, sharedRuns } from './runs';
import { ShownPages } from './shown-pages';

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
  const { starter, live, folder, logger, now } = options;
  const { fail, clear, state } = publishingState(options);
  const reader = contentReader(options);
  const shown = live && new ShownPages({ ...live, folder, logger, now, fail });
  const newest = new NewestPages({ ...options, reader, live: live && shown && { ...live, shown } });
  const runs = sharedRuns(async () => {
    await newest.render().then(clear, fail);
    void shown?.tidy();
  });
  const look = async (): Promise<void> => {
    if (newest.areOver() || (await reader.hasChanged())) await runs.ask();
  };
  // Also of another build or other words: they stay if these cannot be rendered.
  const [last] = await Promise.all([shown && readPublished(folder), reader.read()]);
  if (last !== null) shown?.show(last);
  if (last !== null && newest.resume(last)) void shown?.tidy();
  else {
    reader.check();
    await runs.ask();
  }
  const stopLooking = repeatedly(look, LOOK_MS, (error) => {
    logger.warn({ err: error }, 'The store could not be asked for new words');
  });
  return {
    starter,
    stored: reader.content,
    facts: () => reader.content().facts,
    warm: () => shown?.warm(() => newest.visible(reader.content())),
    publish: runs.ask,
    state,
    async preview(content, path, at) {
      if (live === null) throw new Error('Nothing renders pages here');
      return live.thread.preview({ content: newest.visible(content, at), path });
    },
    async touches(before, after, at) {
      if (live === null) return [];
      const [one, other] = [newest.visible(before, at), newest.visible(after, at)];
      return live.thread.touched({ before: one, after: other });
    },
    async close() {
      shown?.stop();
      await stopLooking();
      await runs.idle();
      await shown?.close();
    },
  };
}

/** What stands in the way of the newest words: the last attempt alone counts. */
function publishingState({ logger, now }: Pick<PublishingOptions, 'logger' | 'now'>) {
  let state: PublishingState = { failed: null };
  return {
    state: () => state,
    clear(): void {
      state = { failed: null };
    },
    fail(error: unknown): void {
      const what = error instanceof Error ? error.message : String(error);
      state = { failed: { at: now().toISOString(), what } };
      logger.error(
        { err: error },
        'The newest words could not be published: the earlier pages stay',
      );
    },
  };
}
