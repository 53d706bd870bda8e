import { describe, expect, it } from 'vitest';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { newQuoteRequest } from '#server/testing/rows/records';
import { openTestApp } from '#server/testing/test-app';
import { anonymiseExpired } from './anonymise-expired';

const OLD = '2020-01-01T00:00:00.000Z';

async function openWithRows() {
  const test = await openTestApp({ environment: { RETENTION_DAYS: '0' } });
  const { roomConfigurations, enquiries } = test.services;
  const recent = new Date().toISOString();
  const quotes = [
    newQuoteRequest({ name: 'Old', createdAt: OLD }),
    newQuoteRequest({ name: 'Won', createdAt: OLD, state: 'won' }),
    newQuoteRequest({ name: 'Called lately', createdAt: OLD, handledAt: recent }),
    newQuoteRequest({ name: 'New', createdAt: recent }),
  ];
  for (const [index, row] of quotes.entries()) {
    await roomConfigurations.add(row, () => `MGR-0000-0${index}`);
  }
  await enquiries.add(newEnquiry({ name: 'Old', createdAt: OLD }));
  const names = async () => {
    const { roomConfigurations: rows, enquiries: others } = await test.stored();
    return [...rows, ...others].map(({ name }) => name);
  };
  return { ...test, names };
}

describe('the retention', () => {
  it('makes anonymous what became no order and nobody has touched for so long', async () => {
    const { services, names } = await openWithRows();
    expect(await anonymiseExpired(services, 730)).toBe(2);
    expect(await names()).toEqual(['', 'Won', 'Called lately', 'New', '']);
    expect(await anonymiseExpired(services, 730)).toBe(0);
  });

  it('of 0 days keeps everybody', async () => {
    const { services, names } = await openWithRows();
    expect(await anonymiseExpired(services, 0)).toBe(0);
    expect(await names()).toContain('Old');
  });

  it('is kept from the start of the server on', async () => {
    const { services, folder } = await openWithRows();
    await services.close();
    const again = await openTestApp({ folder, environment: { RETENTION_DAYS: '365' } });
    await again.services.close();
    const { stored } = await openTestApp({
      folder,
      environment: { RETENTION_DAYS: '0' },
    });
    const { roomConfigurations: rows } = await stored();
    expect(rows.map(({ name }) => name)).toEqual(['', 'Won', 'Called lately', 'New']);
  });
});
