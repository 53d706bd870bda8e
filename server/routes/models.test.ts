import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { buildRoom } from '#domain/room/geometry/room';
import { modelFile } from '#domain/room/model/export/model-file';
import { shareCode } from '#domain/design/sharing/share-code';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { starterPricing } from '#domain/design/pricing/starter';
import { openTestApp } from '#server/testing/test-app';

const size = starterPricing.shellSizes[5] ?? { id: '', width: 0, depth: 0 };
const draft: Draft = {
  ...emptyDraft,
  roomType: 'office',
  shellSizeId: size.id,
  windows: 2,
  patioGlass: true,
  features: ['full-electrics'],
};
const code = shareCode(draft);

describe('the model of a shared design', () => {
  it('is the file that the page makes of the same design, under its own type', async () => {
    const { app } = await openTestApp();
    const room = buildRoom(size, draft);
    for (const [format, type] of [
      ['glb', 'model/gltf-binary'],
      ['usdz', 'model/vnd.usdz+zip'],
    ] as const) {
      const answer = await request(app).get(`/api/models/${code}.${format}`).responseType('blob');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe(type);
      expect(Buffer.from(modelFile(room, draft, format)).equals(answer.body)).toBe(true);
    }
  });

  it('may be kept for a day and asked for again by its ETag', async () => {
    const { app } = await openTestApp();
    const first = await request(app).get(`/api/models/${code}.glb`);
    expect(first.headers['cache-control']).toContain('max-age=86400');
    const { etag = '' } = first.headers;
    const again = await request(app).get(`/api/models/${code}.glb`).set('if-none-match', etag);
    expect(again.status).toBe(304);
    const other = await request(app).get(`/api/models/${code}.usdz`);
    expect(other.headers['etag']).not.toBe(etag);
    const head = await request(app).head(`/api/models/${code}.glb`);
    expect(head.status).toBe(200);
    expect(head.headers['etag']).toBe(etag);
  });

  it('refuses what is no whole code of ours', async () => {
    const { app } = await openTestApp();
    const damaged = `${code.slice(0, -1)}0`;
    for (const bad of [damaged, 'x', '1', `9${code.slice(1)}`, 'a'.repeat(5000), '%00']) {
      const answer = await request(app).get(`/api/models/${bad}.glb`);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ error: expect.any(String), code: 'bad_design' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('has none for a design without a size, or with one that is not offered', async () => {
    const { app } = await openTestApp();
    for (const shellSizeId of [null, '99x99']) {
      const answer = await request(app).get(
        `/api/models/${shareCode({ ...draft, shellSizeId })}.usdz`,
      );
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'no_size' });
    }
  });

  it('knows these two formats, and is only read', async () => {
    const { app } = await openTestApp();
    expect((await request(app).get(`/api/models/${code}.obj`)).status).toBe(404);
    expect((await request(app).get(`/api/models/${code}`)).status).toBe(404);
    const posted = await request(app).post(`/api/models/${code}.glb`);
    expect(posted.status).toBe(405);
    expect(posted.headers['allow']).toBe('GET, HEAD');
  });

  it('asks who wants very many in ten minutes to wait', async () => {
    const { app } = await openTestApp();
    const from = (address: string) =>
      request(app).get('/api/models/x.glb').set('x-forwarded-for', address);
    for (let n = 0; n < 120; n += 1) expect((await from('198.51.100.7')).status).toBe(400);
    const refused = await from('198.51.100.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('198.51.100.8')).status).toBe(400);
  });
});
