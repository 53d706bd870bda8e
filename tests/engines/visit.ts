import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { RealServer } from '#tests/support/servers/server';
import type { Engine, Session, Tab } from './engine';
import { inPage } from './in-page';

const PICTURES = resolve(import.meta.dirname, '../../screenshots/engines');

/** Maximum attempts to start a browser. */
const STARTS = 3;

/** The environment of a case: a device with one engine on it, and a server of its own. */
export class Visit {
  private session: Session | null = null;
  private readonly heard: string[] = [];

  private constructor(
    readonly engine: Engine,
    readonly server: RealServer,
    private readonly profile: string,
    private readonly pictures: boolean,
  ) {}

  /** @param pictures whether `picture` takes any */
  static async begin(engine: Engine, pictures: boolean): Promise<Visit> {
    const server = await RealServer.create();
    await server.start();
    const profile = await mkdtemp(join(tmpdir(), 'garden-rooms-engine-'));
    return new Visit(engine, server, profile, pictures);
  }

  /**
   * Starts the browser with anything it has stored before. One that dies during startup is started again.
   */
  async startBrowser(): Promise<Tab> {
    const { name } = this.engine;
    const session = await launched(() => this.engine.launch(this.profile), name);
    this.session = session;
    return session.tab;
  }

  async closeBrowser(): Promise<void> {
    const { session } = this;
    this.session = null;
    if (!session) return;
    try {
      this.heard.push(...(await session.complaints()));
    } finally {
      await session.close();
    }
  }

  /** A screenshot for people to look at, in an ignored folder. */
  async picture(name: string): Promise<void> {
    if (!this.session || !this.pictures) return;
    await mkdir(PICTURES, { recursive: true });
    const file = `${this.engine.name.toLowerCase()}-${name}.png`;
    await writeFile(join(PICTURES, file), await this.session.tab.screenshot());
  }

  /** The text on the screen, to report with a failure. */
  async words(): Promise<string> {
    if (!this.session) return 'no browser';
    return inPage(this.session.tab, () => `${location.pathname}: ${document.body.innerText}`);
  }

  /** Unexpected messages from the pages; call it once the browser has been closed. */
  complaints(): string[] {
    const { ownWords } = this.engine;
    return this.heard.filter((line) => !ownWords.some((own) => own.test(line)));
  }

  async end(): Promise<void> {
    try {
      await this.closeBrowser();
    } finally {
      await this.server.dispose();
      await rm(this.profile, { recursive: true, force: true });
    }
  }
}

/** Before any of our pages is open, failures are due to the browser or a busy machine. */
async function launched(launch: () => Promise<Session>, name: string): Promise<Session> {
  for (let left = STARTS - 1; left > 0; left -= 1) {
    try {
      return await launch();
    } catch (error) {
      console.log(`${name} did not start and is started again: ${String(error)}`);
    }
  }
  return launch();
}
