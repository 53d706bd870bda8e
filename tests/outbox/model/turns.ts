/** Lets everything that is due run, for this many turns of the event loop; always in the same order. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise((next) => setImmediate(next));
  }
}
