import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { PublishedPages } from '#domain/site/content/pages/published-pages';
import type { SiteContent } from '#domain/site/content/site-content';
import type { LiveSite } from '#server/adapters/site/live-site';
import type { PageThread } from './page-thread';
import { sweepPublished, writePublished } from './published-folder';

interface ShownOptions {
  site: LiveSite;
  thread: PageThread;
  /** Where the published files are. */
  folder: string;
  logger: Logger;
  now: () => Date;
  /** Pages that could wait cannot be written. */
  fail: (error: unknown) => void;
}

/** The pages that visitors get over the built ones, and what is left to do for them. At first there are none. */
export class ShownPages {
  readonly #options: ShownOptions;
  #current: PublishedPages | null = null;
  #isStopped = false;
  #tidying: Promise<void> = Promise.resolve();

  constructor(options: ShownOptions) {
    this.#options = options;
  }

  /** Null while the site is as it was built. */
  get current(): PublishedPages | null {
    return this.#current;
  }

  /** Shows pages that were written before. */
  show(pages: PublishedPages): void {
    const { site, folder } = this.#options;
    this.#current = pages;
    site.show(folder, pages);
  }

  /** Notes pages that have just been written, and shows them: a start after a crash finds the earlier ones or these. */
  async publish(pages: PublishedPages): Promise<void> {
    await mkdir(this.#options.folder, { recursive: true });
    await this.#note(pages);
    this.show(pages);
  }

  /** Notes what pages that are shown already were read from. */
  async readAgain(pages: PublishedPages, readFrom: PublishedPages['readFrom']): Promise<void> {
    pages.readFrom = readFrom;
    await this.#note(pages);
  }

  /** Writes the pages that could wait, then smaller copies; never twice at a time. */
  tidy(): Promise<void> {
    this.#tidying = this.#tidying.then(() => this.#catchUp()).then(() => this.#shrink());
    return this.#tidying;
  }

  /** Somebody is about to save. */
  warm(content: () => SiteContent): void {
    const { thread, logger } = this.#options;
    thread.warm(content).catch((error: unknown) => {
      if (this.#isStopped) return;
      logger.warn({ err: error }, 'The pages could not be drawn before a save');
    });
  }

  /** From now on nothing more is begun here, and nothing that fails is said. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Ends the thread, and with it what it is at. */
  async close(): Promise<void> {
    await this.#options.thread.close();
    await this.#tidying;
  }

  /** Has the pages written that could wait. A process that ends meanwhile leaves them to the next one. */
  async #catchUp(): Promise<void> {
    let pages = this.#current;
    if (pages === null || pages.behind.length === 0) return;
    const { thread, fail } = this.#options;
    try {
      while (pages.behind.length > 0) {
        const more = await thread.catchUp({ madeFrom: pages.madeFrom });
        more.readFrom = pages.readFrom;
        if (this.#isOver(pages)) return;
        pages = more;
        this.show(pages);
      }
      await this.#note(pages);
    } catch (error) {
      if (!this.#isOver(pages)) fail(error);
    }
  }

  /** Has smaller copies of the pages made, and removes files that nobody uses. */
  async #shrink(): Promise<void> {
    const pages = this.#current;
    if (pages === null || pages.behind.length > 0 || pages.quick.length === 0) return;
    const { thread, folder, logger, now } = this.#options;
    try {
      for (const name of pages.quick) {
        if (this.#isOver(pages)) return;
        await thread.compress({ folder, name });
      }
      if (this.#current !== pages) return;
      pages.quick = [];
      await this.#note(pages);
      await sweepPublished(folder, pages, now());
    } catch (error) {
      if (this.#isStopped) return;
      logger.warn({ err: error }, 'Published pages are larger than they have to be');
    }
  }

  /** Whether nobody waits for these pages any more: others are shown, or the server stops. */
  #isOver(pages: PublishedPages): boolean {
    return this.#current !== pages || this.#isStopped;
  }

  #note(pages: PublishedPages): Promise<void> {
    return writePublished(this.#options.folder, pages);
  }
}
