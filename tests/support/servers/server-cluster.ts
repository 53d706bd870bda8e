import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Document } from '#server/stores/lowdb/document';
import { changeDatabase, readDatabase } from './database-document';
import { leaveEngines, shareEngines, type Engines } from './engines';
import { freePort } from '#server/testing/servers/free-port';
import { RoundRobin } from './round-robin';
import { DIST, newDataDir, RealServer, type ServerOptions, type StoredDocument } from './server';

export interface ClusterOptions extends ServerOptions {
  /** Ends one of the processes as a crash does, in turn, and starts it again; never without it. In milliseconds. */
  killEveryMs?: number;
  /** Waits with that until the process has no request in hand that no proxy repeats: its answer would be lost. */
  killsBetweenRequests?: boolean;
}

const AGAIN_MS = 250;

interface Parts {
  engines: Engines;
  databases: string[];
  members: readonly RealServer[];
  hasStarted: { value: boolean };
}

/**
 * Two processes of the built server on one PostgreSQL database and one bucket, behind a proxy that gives each request
 * to the next. For tests it is the same as one server.
 */
export class ServerCluster extends RealServer {
  readonly engines: Engines;
  readonly members: readonly RealServer[];
  /** How often a process was killed. */
  kills = 0;
  private readonly hasStarted: { value: boolean };
  private readonly databases: string[];
  private proxy: RoundRobin | null = null;
  private killing: { stop: () => void; ended: Promise<void> } | null = null;

  private constructor(
    port: number,
    dataDir: string,
    private readonly options: ClusterOptions,
    { engines, databases, members, hasStarted }: Parts,
  ) {
    super(port, dataDir, options);
    this.engines = engines;
    this.databases = databases;
    this.members = members;
    this.hasStarted = hasStarted;
  }

  static override async create(options: ClusterOptions = {}): Promise<ServerCluster> {
    const { env = {}, build = DIST } = options;
    const engines = await shareEngines();
    const databases = [await engines.postgres.newDatabase(engines.template)];
    const hasStarted = { value: false };
    const member = () =>
      RealServer.create({
        build,
        env: {
          ...engines.bucket.environment,
          ...env,
          get DATABASE_URL() {
            return engines.postgres.url(databases.at(-1) ?? '');
          },
        },
        isNew: () => !hasStarted.value,
      });
    const members = [await member(), await member()];
    const parts = { engines, databases, members, hasStarted };
    return new ServerCluster(await freePort(), await newDataDir(), options, parts);
  }

  /** The name of its database. */
  get database(): string {
    return this.databases.at(-1) ?? '';
  }

  /** The address of its database. */
  get databaseUrl(): string {
    return this.engines.postgres.url(this.database);
  }

  override async start(): Promise<void> {
    await Promise.all(this.members.map((member) => member.start()));
    this.hasStarted.value = true;
    this.proxy = new RoundRobin(this.members.map(({ port }) => port));
    await this.proxy.listen(this.port);
    const { killEveryMs } = this.options;
    if (killEveryMs !== undefined) this.beginKilling(killEveryMs);
  }

  override async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    await this.endKilling();
    let codes: (number | null)[] = [];
    const stopAll = async () => {
      codes = await Promise.all(this.members.map((member) => member.stop(signal)));
    };
    await (this.proxy?.close(stopAll) ?? stopAll());
    this.proxy = null;
    this.output = this.members.map(({ output }) => output).join('');
    return codes.find((code) => code !== 0) ?? codes[0] ?? null;
  }

  /** From now on one process after the other is killed and started again. */
  beginKilling(everyMs: number): void {
    const { killsBetweenRequests = false } = this.options;
    const stopping = new AbortController();
    const kill = async () => {
      for (let turn = 0; ; turn += 1) {
        await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        const member = this.members[turn % this.members.length];
        if (member === undefined) return;
        // Given nothing new, so that it has nothing in hand when it is killed, either.
        this.proxy?.leaveOut(member.port, killsBetweenRequests);
        const isBusy = () => killsBetweenRequests && this.proxy?.isAtWork(member.port);
        while (isBusy()) await pause(1);
        await member.stop('SIGKILL');
        this.proxy?.leaveOut(member.port, false);
        this.kills += 1;
        // Without its database it cannot start, and whoever looks after it tries again.
        while (!(await isStarted(member.start()))) await pause(AGAIN_MS);
      }
    };
    this.killing = { stop: () => stopping.abort(), ended: kill() };
  }

  /**
   * Brings another build to one process after the other, each taken out of the proxy and done with its requests first,
   * while the rest goes on. Nothing may be killed meanwhile.
   */
  async roll(build: string): Promise<void> {
    for (const member of this.members) {
      this.proxy?.leaveOut(member.port, true);
      while (this.proxy?.isAtWork(member.port)) await pause(1);
      await member.stop('SIGTERM');
      member.deploy(build);
      await member.start();
      this.proxy?.leaveOut(member.port, false);
    }
  }

  /** Resolves when both processes run. */
  async endKilling(): Promise<void> {
    const { killing } = this;
    this.killing = null;
    killing?.stop();
    await killing?.ended;
  }

  override async copyFrom(other: RealServer): Promise<void> {
    if (!(other instanceof ServerCluster)) throw new Error('That is no cluster');
    this.databases.push(await this.engines.postgres.newDatabase(other.database));
    this.hasStarted.value = other.hasStarted.value;
  }

  override deploy(build: string): void {
    for (const member of this.members) member.deploy(build);
  }

  override readStore(): Promise<Document> {
    return readDatabase(this.databaseUrl);
  }

  override async changeStore(change: (document: StoredDocument) => void): Promise<void> {
    await this.stop();
    await changeDatabase(this.databaseUrl, change);
    await this.start();
  }

  override async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    for (const member of this.members) await member.dispose();
    await leaveEngines();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

function isStarted(start: Promise<void>): Promise<boolean> {
  return start.then(
    () => true,
    () => false,
  );
}
