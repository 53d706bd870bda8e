import request from 'supertest';
import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { openTestApp } from '#server/testing/test-app';

it('security.txt says whom to tell about a vulnerability, and never expires', async () => {
  const { app } = await openTestApp({ environment: { PUBLIC_URL: 'https://rooms.example' } });
  const { headers, text } = await request(app).get('/.well-known/security.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Contact: mailto:${STARTER_FACTS.company.email}\n`);
  expect(text).toContain('Canonical: https://rooms.example/.well-known/security.txt\n');
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  // RFC 9116 §2.5.5: less than a year.
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
});

it('security.txt gives no canonical URL when the origin is unknown', async () => {
  const { app } = await openTestApp();
  const { text } = await request(app).get('/.well-known/security.txt').expect(200);
  expect(text).not.toContain('Canonical');
});
