import type { RealServer } from '#tests/support/servers/server';

/** An administrator's calls. */
export class Desk {
  private constructor(
    private readonly origin: string,
    private readonly cookie: string,
  ) {}

  static async at({ origin }: RealServer): Promise<Desk> {
    const response = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'for tests only' }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return new Desk(origin, cookies.join('; '));
  }

  async idOf(slug: string): Promise<string> {
    const rows = await this.call<{ id: string; slug: string }[]>('/api/content/articles');
    return rows.find((row) => row.slug === slug)?.id ?? '';
  }

  async save<Value>(name: string, change: (value: Value) => Value): Promise<void> {
    const { revision, value } = await this.open<Value>(name);
    await this.call(`/api/content/${name}`, { revision, value: change(value) });
  }

  open<Value>(name: string): Promise<{ revision: number; value: Value }> {
    return this.call(`/api/content/${name}`);
  }

  private async call<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(this.origin + path, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
