import { z } from 'zod';

const created = z.object({ sessionId: z.string() });
/** A command that takes longer means the browser hangs. */
const LONGEST_MS = 90_000;

/** The protocol's key for an element in its responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const found = z.object({ [ELEMENT]: z.string() });
const refusal = z.object({ error: z.string(), message: z.string() });

/** A browser under W3C WebDriver (https://www.w3.org/TR/webdriver2), as far as these tests need it. */
export class WebDriverSession {
  private constructor(private readonly address: string) {}

  /**
   * Starts a browser.
   *
   * @param driver the driver's address, such as `http://127.0.0.1:4444`
   */
  static async create(driver: string, capabilities: object): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = created.parse(await call('POST', `${driver}/session`, body));
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  async goto(url: string): Promise<void> {
    await this.post('/url', { url });
  }

  /** The value of an expression in the page, awaited if it is a promise. */
  evaluate(expression: string): Promise<unknown> {
    return this.post('/execute/sync', { script: `return (${expression})`, args: [] });
  }

  /** The id of the element an expression yields, for the calls below. */
  async find(expression: string): Promise<string> {
    return found.parse(await this.evaluate(expression))[ELEMENT];
  }

  async click(element: string): Promise<void> {
    await this.post(`/element/${element}/click`, {});
  }

  async type(element: string, text: string): Promise<void> {
    await this.post(`/element/${element}/value`, { text });
  }

  /** Presses and releases one key, named by its code point in the protocol. */
  async press(key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    await this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(z.string().parse(await call('GET', `${this.address}/screenshot`)), 'base64');
  }

  /** Ends the browser. */
  async end(): Promise<void> {
    await call('DELETE', this.address);
  }

  private post(path: string, body: object): Promise<unknown> {
    return call('POST', this.address + path, body);
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const answer = await fetch(url, { method, body: body && JSON.stringify(body), signal });
  const { value } = z.object({ value: z.unknown() }).parse(await answer.json());
  if (answer.ok) return value;
  const { error, message } = refusal.parse(value);
  throw new Error(`${method} ${new URL(url).pathname}: ${error}, ${message}`);
}
