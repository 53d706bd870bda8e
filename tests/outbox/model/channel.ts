const open = new Map<string, Set<Channel>>();

/** BroadcastChannel between the programs of one process, with an order that repeats. */
export class Channel extends EventTarget {
  constructor(private readonly name: string) {
    super();
    const line = open.get(name) ?? new Set();
    open.set(name, line.add(this));
  }

  postMessage(data: unknown): void {
    setImmediate(() => {
      for (const other of open.get(this.name) ?? []) {
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
      }
    });
  }
}
