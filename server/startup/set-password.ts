import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword, randomPassword } from '#server/auth/admin-password';
import { SHORTEST_PASSWORD } from '#domain/order/contracts/admin/sign-in';
import { ConfigError } from '#server/startup/config';
import type { Config } from '#server/startup/config';
import { openStores } from '#server/stores/open-stores';

/** The command's input and output: the process's own streams, or a test's. */
export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  print: (line: string) => void;
}

/**
 * Sets the owner's password in the data folder while no server is using it, and signs out
 * everybody. Reads one line without echoing it; for an empty one, generates a random password and
 * prints it.
 *
 * @throws {ConfigError} ADMIN_PASSWORD is set and would win at the next start, the password is too
 * short, or there was no line
 * @throws {LockedError} a server is running
 */
export async function setPassword(config: Config, { input, print }: Terminal): Promise<void> {
  if (config.adminPassword !== undefined) {
    throw new ConfigError(
      'ADMIN_PASSWORD is set: another password would only hold until the next start. Change or remove that one. Nothing has changed.',
    );
  }
  if (input.isTTY) print('The new password (nothing for a random one; it is not shown):');
  const typed = await readLine(input);
  if (typed === undefined) throw new ConfigError('No password was given. Nothing has changed.');
  if (typed !== '' && typed.length < SHORTEST_PASSWORD) {
    throw new ConfigError(
      `The password needs at least ${SHORTEST_PASSWORD} characters. Nothing has changed.`,
    );
  }
  const password = typed || randomPassword();
  const stores = await openStores(config);
  try {
    const adminPasswordHash = await hashPassword(password);
    await stores.credentials.save({ adminPasswordHash });
  } finally {
    await stores.close();
  }
  if (typed === '') print(`The administrator's password is ${password} (shown only now).`);
  print('The password is set, and everybody is signed out.');
  // The server's environment may have one that this command's has not.
  print('A server that is started with ADMIN_PASSWORD replaces it by that one.');
}

/** Undefined when there is no input, as after Ctrl+C. */
async function readLine(input: Terminal['input']): Promise<string | undefined> {
  // The line editor echoes what is typed to its output: discard it.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: input.isTTY ?? false });
  try {
    for await (const line of lines) return line.trim();
    return undefined;
  } finally {
    lines.close();
  }
}
