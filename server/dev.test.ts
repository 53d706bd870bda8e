import request from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the app for development', () => {
  it('is created once, and again after an edit, in the same data folder', async () => {
    vi.stubEnv('DATA_DIR', await temporaryFolder());
    vi.stubEnv('LOG_LEVEL', 'silent');
    vi.stubEnv('ADMIN_PASSWORD', 'a test password');
    const before = await import('./dev');
    const app = await before.developmentApp();
    expect(await before.developmentApp()).toBe(app);
    await request(app).get('/api/pricing').expect(200);

    vi.resetModules();
    const after = await import('./dev');
    await request(await after.developmentApp())
      .get('/readyz')
      .expect(200);
  });

  it('leaves the pages to its host', async () => {
    vi.stubEnv('DATA_DIR', await temporaryFolder());
    vi.stubEnv('LOG_LEVEL', 'silent');
    vi.stubEnv('ADMIN_PASSWORD', 'a test password');
    const { developmentApp } = await import('./dev');
    const app = await developmentApp();
    const reached: string[] = [];
    app.use((request, response) => {
      reached.push(request.path);
      response.end();
    });
    await request(app).get('/pricing');
    expect(reached).toEqual(['/pricing']);
  });
});
