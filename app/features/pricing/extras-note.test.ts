import { describe, expect, it } from 'vitest';
import { extrasNote } from './extras-note';

const live = { isShown: true, hasFailed: false, online: true, isCopy: false, checking: false };

describe('what is said about the prices', () => {
  it('is nothing while they are live', () => {
    expect(extrasNote(live)).toBeNull();
  });

  it('is nothing while they are on their way', () => {
    expect(extrasNote({ ...live, isShown: false })).toBeNull();
  });

  it('names the earlier visit when there is no connection', () => {
    expect(extrasNote({ ...live, online: false, isCopy: true })).toBe(
      'You are offline. These are the prices of your last visit.',
    );
  });

  it('does not claim to be offline when only the server is silent', () => {
    expect(extrasNote({ ...live, isCopy: true })).toBe(
      'Newer prices could not be reached. These are the prices of your last visit.',
    );
  });

  it('says that older prices are being checked', () => {
    expect(extrasNote({ ...live, checking: true })).toMatch(/checking for newer ones/);
  });

  it('offers to try again when there are none at all', () => {
    expect(extrasNote({ ...live, isShown: false, hasFailed: true })).toBe(
      'The prices could not be loaded. Try again, or call us.',
    );
  });
});
