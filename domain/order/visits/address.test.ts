import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOnOneLine, mapLink } from './address';

it('shows an address of several lines, or a postcode', () => {
  const map = 'https://www.google.com/maps/search/?api=1&query=';
  expect(mapLink('12 Acacia Road,\r\nNorthampton\n\nNN1 1AA')).toBe(
    `${map}12%20Acacia%20Road%2C%20Northampton%2C%20NN1%201AA`,
  );
  expect(mapLink(' nn1 1aa ')).toBe(`${map}nn1%201aa`);
});

it.each(['', ' \n ', '\u200b'])('is absent for %j', (address) => {
  expect(mapLink(address)).toBeUndefined();
});

it('stays one link with one place, whatever is in the address', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('\ud800', '\udc00', '&', '#', '?', '\r\n', '"', '<', 'é'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (address) => {
      const link = mapLink(address);
      if (link === undefined) return;
      const url = new URL(link);
      expect(link).toMatch(/^[\x21-\x7e]+$/);
      expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
      expect([...url.searchParams.keys()]).toEqual(['api', 'query']);
      expect(url.hash).toBe('');
      const place = addressOnOneLine(address).replace(/\p{Surrogate}/gu, '\ufffd');
      expect(url.searchParams.get('query')).toBe(place);
    }),
    { numRuns: 1000 },
  );
});
