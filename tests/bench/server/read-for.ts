import { Agent, get } from 'node:http';

/**
 * Reads an address for a number of milliseconds, with a number of requests at a time.
 *
 * @returns how long each response took, in milliseconds
 * @throws Error when a response is not 200
 */
export async function readFor(
  address: string,
  { clients, milliseconds }: { clients: number; milliseconds: number },
): Promise<number[]> {
  const end = performance.now() + milliseconds;
  return readWhile(address, clients, () => performance.now() < end);
}

/** The same for as long as `goOn` returns true. */
export async function readWhile(
  address: string,
  clients: number,
  goOn: () => boolean,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const client = async () => {
    while (goOn()) {
      const start = performance.now();
      await read(address, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return times;
}

function read(address: string, agent: Agent): Promise<void> {
  return new Promise((done, fail) => {
    get(address, { agent }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) done();
        else fail(new Error(`${address} answered ${response.statusCode}`));
      });
    }).once('error', fail);
  });
}
