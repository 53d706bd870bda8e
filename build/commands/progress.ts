let begun: number | undefined;

/** Prints which build stage starts, and how long the previous one took. */
export function stage(words: string): void {
  endStage();
  process.stdout.write(`${words}…`);
  begun = performance.now();
}

/** Ends the line of the running stage, if there is one. */
export function endStage(): void {
  if (begun === undefined) return;
  process.stdout.write(` ${Math.round((performance.now() - begun) / 1000)} s\n`);
  begun = undefined;
}
