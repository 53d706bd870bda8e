import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Receipt } from '#domain/order/contracts/answers';
import { freePort } from '#server/testing/servers/free-port';
import { RealServer } from '#tests/support/servers/server';
import { checkReceipts } from './check-receipts';
import type { Finding } from './finding';
import { newKeys, sendQuote } from './quote-client';
import { between, seededRandom } from './random';
import type { Random } from './random';

const CLIENTS = 6;
/** Longer than the silence that frees a lock, and the start of a server on a busy machine. */
const TAKEOVER_MS = 60_000;

/** What befalls the first server before the second one starts. */
const FATES = ['none', 'kill', 'pause', 'stop'] as const;

export interface Combination {
  /** Whether each server has a PID namespace of its own, in which it is process 1 or 2, as in a container. */
  namespaces: 'one' | 'two';
  hostNames: 'same' | 'other';
  fate: (typeof FATES)[number];
}

export const ALL_COMBINATIONS: readonly Combination[] = (['one', 'two'] as const).flatMap(
  (namespaces) =>
    (['same', 'other'] as const).flatMap((hostNames) =>
      FATES.map((fate) => ({ namespaces, hostNames, fate })),
    ),
);

/** Whether this process may make namespaces: a container, as a rule, may not. */
export async function mayUnshare(): Promise<boolean> {
  const child = spawn('unshare', ['--pid', '--fork', '--mount-proc', '--uts', 'true']);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
  });
}

export interface TwoServersOptions {
  seed: number;
  build: string;
  combinations: readonly Combination[];
}

/** Starts a second server on the data folder of the first, while quotes pour in at both. */
export async function startTwoServers(options: TwoServersOptions): Promise<Finding> {
  const random = seededRandom(options.seed);
  const wrong: string[] = [];
  const total = { receipts: 0, lost: 0, twice: 0 };
  for (const combination of options.combinations) {
    const outcome = await runOne(options.build, combination, random);
    total.receipts += outcome.receipts;
    total.lost += outcome.lost;
    total.twice += outcome.twice;
    if (!outcome.isRight) wrong.push(`${Object.values(combination).join('/')}: ${outcome.why}`);
  }
  const { receipts, lost, twice } = total;
  return {
    fault: 'two servers, one folder',
    size: `${options.combinations.length} combinations, ${receipts} receipts`,
    found: [`${lost} lost, ${twice} twice, ${wrong.length} wrong`, ...wrong].join('; '),
    passed: receipts > 0 && lost + twice + wrong.length === 0,
  };
}

async function runOne(build: string, { namespaces, hostNames, fate }: Combination, random: Random) {
  const server = await RealServer.create({ build });
  const start = (port: number, name: string): Process =>
    new Process(build, server.dataDir, port, {
      isApart: namespaces === 'two',
      hostName: hostNames === 'same' ? 'rooms' : name,
    });
  const first = start(server.port, 'first');
  const second = start(await freePort(), 'second');
  const receipts: Receipt[] = [];
  const load = new AbortController();
  try {
    await first.launch();
    await first.ready();
    const clients = [first, second].flatMap(({ origin }) =>
      Array.from({ length: CLIENTS / 2 }, () => sendUntil(load.signal, origin, receipts)),
    );
    await until(() => receipts.length >= 20);
    await sleep(between(random, 0, 50));
    const before = receipts.length;
    if (fate === 'kill') await first.end('SIGKILL');
    if (fate === 'stop') await first.end('SIGTERM');
    if (fate === 'pause') await first.signal('SIGSTOP');
    await second.launch();
    // Where the first one lives, or may live for all that can be seen, the second one must leave.
    const isSeenAlive = fate === 'none' || (fate === 'pause' && namespaces === 'one');
    const isTaken = await second.readyOrGone();
    const code = isTaken ? 503 : 201;
    if (fate === 'pause') await first.signal('SIGCONT');
    // The one that goes on has to get so much done.
    const goal = Math.max(before, receipts.length) + 20;
    await until(() => receipts.length >= goal);
    const answer = fate === 'kill' || fate === 'stop' ? code : await first.answerOnce();
    load.abort();
    await Promise.all(clients);
    await first.end('SIGKILL');
    await second.end('SIGKILL');
    const rows = await server.quotes();
    const tally = checkReceipts(receipts, rows);
    const why = [
      isTaken === isSeenAlive ? `the second server ${isTaken ? 'started' : 'left'}` : '',
      answer === code ? '' : `the first one answers ${answer}`,
    ].join(' ');
    return { ...tally, receipts: receipts.length, why, isRight: why.trim() === '' };
  } catch (error) {
    const why = `${String(error)} ${first.output} ${second.output}`;
    return { lost: 0, twice: 0, receipts: receipts.length, why, isRight: false };
  } finally {
    load.abort();
    await first.end('SIGKILL');
    await second.end('SIGKILL');
    await server.dispose();
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + TAKEOVER_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('No quote is stored any more.');
    await sleep(5);
  }
}

async function sendUntil(signal: AbortSignal, origin: string, receipts: Receipt[]): Promise<void> {
  while (!signal.aborted) {
    const [key = ''] = newKeys(1);
    const receipt = await sendQuote(origin, key);
    if (receipt === undefined) await sleep(20);
    else receipts.push(receipt);
  }
}

interface Surroundings {
  isApart: boolean;
  hostName: string;
}

/** A server under a host name of its own, and perhaps in a PID namespace of its own. */
class Process {
  output = '';
  readonly origin: string;
  readonly #command: readonly string[];
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(build: string, dataDir: string, port: number, { isApart, hostName }: Surroundings) {
    this.origin = `http://127.0.0.1:${port}`;
    const apart = isApart ? ['--pid', '--fork', '--mount-proc', '--kill-child'] : [];
    const main = join(build, 'server/main.js');
    const run = `hostname ${hostName}; exec ${process.execPath} ${main}`;
    this.#command = ['--uts', ...apart, 'sh', '-c', run];
    this.#env = {
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'for tests only',
      SAMPLES: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    };
  }

  async launch(): Promise<void> {
    this.#child = spawn('unshare', this.#command, { env: { ...process.env, ...this.#env } });
    const hear = (chunk: Buffer) => (this.output += chunk.toString());
    this.#child.stdout?.on('data', hear);
    this.#child.stderr?.on('data', hear);
    await once(this.#child, 'spawn');
  }

  async ready(): Promise<void> {
    if (!(await this.readyOrGone())) throw new Error('The first server has left.');
  }

  /** Whether it can store something; false when it has left instead. */
  async readyOrGone(): Promise<boolean> {
    const end = Date.now() + TAKEOVER_MS;
    while (Date.now() < end) {
      if (this.#child?.exitCode !== null) return false;
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
      if (answer?.ok) return true;
      await sleep(50);
    }
    throw new Error('The server neither starts nor leaves.');
  }

  /** The status of a quote that is sent now. */
  async answerOnce(): Promise<number> {
    const response = await fetch(`${this.origin}/readyz`);
    return response.ok ? 201 : response.status;
  }

  async signal(name: NodeJS.Signals): Promise<void> {
    const pid = await this.#pid();
    if (pid !== undefined) process.kill(pid, name);
  }

  async end(name: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    await this.signal(name);
    await gone;
  }

  /** The server itself: with a namespace of its own, `unshare` stands between it and us. */
  async #pid(): Promise<number | undefined> {
    const parent = this.#child?.pid;
    if (parent === undefined) return undefined;
    const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(
      () => '',
    );
    return Number(children.trim().split(' ')[0]) || parent;
  }
}
