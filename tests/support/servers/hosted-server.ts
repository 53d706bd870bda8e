import { fork, type ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#server/testing/servers/free-port';
import { answerSchema, type Demand } from './host-messages';
import { newDataDir, RealServer, type ServerOptions } from './server';

/** As long as the server gives requests when it is told to end, in milliseconds. */
const PATIENCE = 7_000;

/**
 * The built server in a process that serves the next test too: what it has loaded and compiled stays. It can be
 * stopped and started, but not killed as `RealServer` can.
 */
export class HostedServer extends RealServer {
  private site: number | null = null;
  private readonly hear = (chunk: Buffer) => (this.output += chunk.toString());

  static override async create(options: ServerOptions = {}): Promise<HostedServer> {
    return new HostedServer(await freePort(), await newDataDir(), options);
  }

  override async start(changes: Record<string, string> = {}): Promise<void> {
    if (this.site !== null) throw new Error('This server runs already');
    const env = { ...process.env, ...this.settings(changes) };
    host().stdout?.on('data', this.hear);
    host().stderr?.on('data', this.hear);
    this.site = await ask({ kind: 'open', script: join(this.build, 'server/serve.js'), env });
    await this.ready();
  }

  /** As at SIGTERM, also of a process that `launch` has begun; with SIGKILL its requests are cut at once. */
  override async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.site === null) return super.stop(signal);
    const { site } = this;
    this.site = null;
    await ask({ kind: 'close', site, patience: signal === 'SIGKILL' ? 0 : PATIENCE });
    host().stdout?.off('data', this.hear);
    host().stderr?.off('data', this.hear);
    return 0;
  }
}

type Unnumbered<D> = D extends Demand ? Omit<D, 'id'> : never;

let asked = 0;
let child: ChildProcess | undefined;
/** What it has complained of lately. */
let complaints = '';

const hasEnded = () => new Error(`The process of the servers has ended: ${complaints}`);

/** Resolves with the number of the demand once it has been met. */
async function ask(demand: Unnumbered<Demand>): Promise<number> {
  const id = (asked += 1);
  if (!host().connected) throw hasEnded();
  host().send({ ...demand, id });
  for await (const [message] of on(host(), 'message', { close: ['exit'] })) {
    const answer = answerSchema.parse(message);
    if (answer.id !== id) continue;
    if (answer.error !== undefined) throw new Error(answer.error);
    return id;
  }
  throw hasEnded();
}

/** The process of all servers of this one; it ends with us. */
function host(): ChildProcess {
  if (child !== undefined) return child;
  // Not in this process, where a test's own work would hold up its server.
  child = fork(join(import.meta.dirname, 'server-host.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    silent: true,
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-4000);
  });
  child.unref();
  child.channel?.unref();
  return child;
}
