import { createHash } from 'node:crypto';
import type { PublishedPages } from '#domain/site/content/pages/published-pages';
import {
  nextPublishing,
  publishedContent,
  type SiteContent,
  type StoredContent,
} from '#domain/site/content/site-content';
import type { ContentReader } from './content-reader';
import type { PageThread } from './page-thread';
import type { ShownPages } from './shown-pages';

type Live = NonNullable<NewestOptions['live']>;

interface NewestOptions {
  reader: ContentReader;
  starter: StoredContent;
  /** Whether samples are shown (SAMPLES). */
  samples: boolean;
  /** What renders pages, by whom and for which origin; null where something else serves the site. */
  live: { thread: PageThread; build: string; origin: string; shown: ShownPages } | null;
  /** Where the published files are. */
  folder: string;
  now: () => Date;
}

/** Knows whether the pages say what the store says, and makes them say it. */
export class NewestPages {
  readonly #options: NewestOptions;
  /** The build and the origin that pages are made by. */
  readonly #madeBy: string;
  /** The moment that the pages are of, and the one at which something planned is due. */
  #span: { since: Date; until: string | undefined };

  constructor(options: NewestOptions) {
    const { live, now } = options;
    this.#options = options;
    this.#madeBy = live === null ? '' : `${live.build} ${live.origin}`;
    this.#span = { since: now(), until: undefined };
  }

  /** What visitors are to see of some content at a moment; now if left out. */
  visible(content: StoredContent, at = this.#options.now()): SiteContent {
    const { samples, reader } = this.#options;
    return publishedContent(content, { now: at, samples, gallery: reader.gallery() });
  }

  /** Goes on from what was published last, without a look at it, if the store has said the same since then. */
  resume(last: PublishedPages): boolean {
    const { readFrom } = last;
    if (!this.#isOurs(last) || last.behind.length > 0) return false;
    if (readFrom?.sources !== this.#sources()) return false;
    const at = this.#options.now().toISOString();
    const { since, until } = readFrom;
    if (at < since || (until !== undefined && until <= at)) return false;
    this.#span = { since: new Date(since), until };
    return true;
  }

  /** Shows what the store says now. @throws Error when it cannot be read or rendered: then the earlier pages stay */
  async render(): Promise<void> {
    const { reader, live, now } = this.#options;
    await reader.read();
    const newest = reader.check();
    const since = now();
    this.#span = { since, until: nextPublishing(newest, since) };
    if (live !== null) await this.#publish(live, this.visible(newest, since));
  }

  /** Whether the clock alone asks for other pages. */
  areOver(): boolean {
    const { since, until } = this.#span;
    const at = this.#options.now();
    const isDue = until !== undefined && until <= at.toISOString();
    // A clock that was ahead has shown what is still to come.
    return isDue || at < since;
  }

  async #publish({ thread, shown }: Live, content: SiteContent): Promise<void> {
    const { current } = shown;
    // As in a new installation: the build has written these pages.
    if (current === null && this.#isBuilt(content)) return;
    const madeFrom = `${this.#madeBy} ${hashOf(content)}`;
    const { since, until } = this.#span;
    const readFrom = { sources: this.#sources(), since: since.toISOString(), until };
    if (current?.madeFrom === madeFrom && current.behind.length === 0) {
      return shown.readAgain(current, readFrom);
    }
    const before = current !== null && this.#isOurs(current) ? current : null;
    const { folder } = this.#options;
    const pages = await thread.publish({ content, folder, madeFrom, before });
    await shown.publish({ ...pages, readFrom });
  }

  #isOurs({ madeFrom }: PublishedPages): boolean {
    return madeFrom.startsWith(`${this.#madeBy} `);
  }

  #isBuilt(content: SiteContent): boolean {
    const { starter, now } = this.#options;
    return hashOf(content) === hashOf(publishedContent(starter, { now: now(), samples: true }));
  }

  #sources(): string {
    const { samples, reader } = this.#options;
    return hashOf([samples, reader.sources()]);
  }
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 20);
}
