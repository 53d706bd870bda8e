import { expect, it } from 'vitest';
import { takenVisit } from './visit-times';

const countyOf = (postcode: string) =>
  takenVisit({ requestId: 'any', start: '2027-03-30T09:30:00.000Z', minutes: 60, postcode }).county;

it.each(['NN1 1AA', 'nn11aa', 'NN1 1AA.', 'nn1–1aa', 'NN1\u00a01AA'])(
  'knows how far it is to %s',
  (postcode) => expect(countyOf(postcode)).toBe('Northamptonshire'),
);

it.each(['', 'NN1', 'SW1A 1AA', 'by the church'])(
  'does not know how far it is to "%s"',
  (postcode) => expect(countyOf(postcode)).toBe('elsewhere'),
);
