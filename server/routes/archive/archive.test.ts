import { createHash } from 'node:crypto';
import request from 'supertest';
import { Parser } from 'tar';
import { describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD, signedIn } from '#server/testing/admin';
import { joined } from '#server/testing/people';
import { openFullApp } from '#server/testing/rows/full-store';
import { openTestApp } from '#server/testing/test-app';
import { tarOf } from './tar';

/** The files of an archive, by their paths. */
async function unpacked(archive: Buffer): Promise<Map<string, Buffer>> {
  const read: Promise<[string, Buffer]>[] = [];
  await new Promise<void>((resolve, reject) => {
    const parser = new Parser({
      strict: true,
      onReadEntry: (entry) =>
        void read.push(entry.concat().then((content) => [entry.path, content])),
    });
    parser.on('end', resolve).on('error', reject).end(archive);
  });
  return new Map(await Promise.all(read));
}

const taken = (app: Parameters<typeof request>[0], cookie: string) =>
  request(app).post('/api/archive').set('Cookie', cookie).buffer(true).parse(asBytes);

function asBytes(response: request.Response, done: (error: null, body: Buffer) => void): void {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64url');

describe('everything in one archive', () => {
  it('has requests, orders, quotes, prices, words, pictures and photos, and no secret', async () => {
    const { app, services } = await openFullApp();
    const response = await taken(app, await signedIn(app)).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/gzip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename=garden-rooms-[\d-]+\.tar\.gz$/,
      ),
    });
    const files = await unpacked(response.body as Buffer);
    const paths = [...files.keys()];
    expect(paths).toEqual(
      expect.arrayContaining([
        'README.txt',
        'quote-requests/1.csv',
        'quote-requests/1.jsonl',
        'invoices.jsonl',
        'invoices/INV-00001.pdf',
        'enquiries/1.csv',
        'newsletter/1.csv',
        'prices/version-1.json',
        'words/questions/version-1.json',
        'settings/quote-terms.json',
        'people.json',
        'log/1.jsonl',
        'gallery.json',
      ]),
    );
    const [first = ''] = String(files.get('quote-requests/1.jsonl')).split('\n');
    const stored = (await services.roomConfigurations.list({ after: undefined, limit: 1 })).rows[0];
    expect(JSON.parse(first)).toMatchObject({ ...stored, order: { requestId: stored?.id } });
    expect(JSON.parse(String(files.get('invoices.jsonl')))).toMatchObject({ kind: 'invoice' });
    for await (const { key, size } of services.objects.list()) {
      expect([key, files.get(`pictures/${key}`)?.length]).toEqual([key, size]);
    }
    const photos = paths.filter((path) => path.startsWith('photos/'));
    expect(photos.length).toBeGreaterThan(0);
    const all = [...files.values()].map(String).join('\n');
    const { adminPasswordHash } = await services.credentials.read();
    expect(all).not.toContain(adminPasswordHash);
    expect(all).not.toMatch(/passwordHash|idHash|adminPasswordHash/);
    expect(all).not.toContain(ADMIN_PASSWORD);
  });

  it('is the owner’s alone, and in the log', async () => {
    const { app, services } = await openTestApp();
    const { hers, owner } = await joined(app);
    const refused = await request(app).post('/api/archive').set('Cookie', hers).expect(403);
    expect(refused.body).toMatchObject({ code: 'owner_only' });
    await taken(app, owner).expect(200);
    const { rows } = await services.auditLog.list({ after: undefined, limit: 1 });
    expect(rows).toMatchObject([{ what: 'archive-taken', who: 'owner' }]);
  });
});

const file = (path: string, size: number, ...parts: string[]) => ({
  path,
  size,
  content: (async function* () {
    for (const part of parts) yield Buffer.from(part);
  })(),
});
async function* listed(...files: ReturnType<typeof file>[]) {
  yield* files;
}
async function written(...files: ReturnType<typeof file>[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of tarOf(listed(...files), new Date(0))) parts.push(part);
  return Buffer.concat(parts);
}

describe('an archive', () => {
  it('has each file as it is, also an empty one and one that fills its blocks', async () => {
    const whole = 'x'.repeat(1024);
    const names = ['empty.txt', 'whole.txt', `${'folder/'.repeat(12)}long.txt`];
    const archive = await written(
      file('empty.txt', 0),
      file('whole.txt', 1024, whole.slice(0, 700), whole.slice(700)),
      file(names[2] ?? '', 5, 'Hello'),
    );
    const files = await unpacked(archive);
    expect([...files.keys()]).toEqual(names);
    expect([...files.values()].map(sha256)).toEqual(
      ['', whole, 'Hello'].map((text) => sha256(Buffer.from(text))),
    );
  });

  it('breaks off at a file that is not as long as it said', async () => {
    await expect(written(file('short.txt', 9, 'Hello'))).rejects.toThrow(
      'short.txt has 5 bytes instead of 9.',
    );
  });
});
