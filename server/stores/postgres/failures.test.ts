import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { RevisionConflictError, StoreUnavailableError } from '#server/stores/ports';
import { asStoreError } from './failures';

function refusal(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('Key (address)=(some@body.example) exists.', 1, 'error');
  return Object.assign(error, { code, detail: 'some@body.example' });
}

describe('an error of PostgreSQL', () => {
  it.each([
    ['53100', "the database's disk is full (53100)"],
    ['53200', 'the database has no room for more (53200)'],
    ['57P01', 'the database is shutting down or starting (57P01)'],
    ['28P01', 'the database refuses the user or the password (28P01)'],
  ])('with %s says that the store cannot be used, and why', (code, words) => {
    const error = asStoreError(refusal(code));
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect(error).toMatchObject({ message: `The store cannot be used: ${words}.` });
  });

  it('about a row brings nothing of the row along', () => {
    const error = asStoreError(refusal('23505'));
    expect(error).not.toBeInstanceOf(StoreUnavailableError);
    expect(JSON.stringify(error) + String(error)).not.toContain('body');
  });
});

describe('an error of our own', () => {
  it.each([new RevisionConflictError(3), new TypeError('No connection.'), 'thrown text'])(
    'stays as it is: %s',
    (error) => expect(asStoreError(error)).toBe(error),
  );
});
