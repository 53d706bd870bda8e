/** Lets the fake database and every other tab go on for a while. */
export async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
