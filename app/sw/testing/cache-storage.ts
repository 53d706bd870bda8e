/** The parts of CacheStorage that the worker uses, in memory. */
export class MemoryCaches {
  readonly all = new Map<string, MemoryCache>();

  constructor(private readonly origin: string) {}

  open = async (name: string): Promise<MemoryCache> => {
    const cache = this.all.get(name) ?? new MemoryCache(this.origin);
    this.all.set(name, cache);
    return cache;
  };

  keys = async (): Promise<string[]> => [...this.all.keys()];

  delete = async (name: string): Promise<boolean> => this.all.delete(name);

  match = async (asked: Request | string): Promise<Response | undefined> => {
    for (const cache of this.all.values()) {
      const found = await cache.match(asked);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

class MemoryCache {
  readonly #kept = new Map<string, Response>();

  constructor(private readonly origin: string) {}

  keys = async (): Promise<Request[]> => [...this.#kept.keys()].map((url) => new Request(url));

  match = async (asked: Request | string): Promise<Response | undefined> =>
    this.#kept.get(this.#addressOf(asked))?.clone();

  put = async (asked: Request | string, response: Response): Promise<void> => {
    this.#kept.set(this.#addressOf(asked), response);
  };

  #addressOf(asked: Request | string): string {
    return new URL(typeof asked === 'string' ? asked : asked.url, this.origin).href;
  }
}
