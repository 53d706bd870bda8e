const open = new Map<string, Set<Channel>>();

/** BroadcastChannel between the copies of the app in one process, with a deterministic order. */
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
