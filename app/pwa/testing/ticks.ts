/** Lets the database of the tests and every other tab go on for some turns of the event loop. */
export async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) await nextTurn();
}

/** A message to oneself: it comes after all that was due before, and no fake clock holds it. */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage('next');
  });
}
