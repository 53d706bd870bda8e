import { describe, expect, it } from 'vitest';
import { added, discount, estimated, quoteOf } from '#domain/testing/written-quotes';
import { compareQuotes } from './compare-quotes';

const shell = estimated('shell', 3_000_000);
const door = estimated('door', 85_000);

describe('two versions compared', () => {
  it('tell line by line what was added, changed and removed', () => {
    const removed = { ...door, removed: true, reason: 'The patio glass is the way in' };
    const dearer = { ...shell, pence: 3_100_000, reason: 'Half a metre more' };
    const cable = added('cable', 40_000);
    const { lines, totals } = compareQuotes(
      quoteOf([shell, door]),
      quoteOf([dearer, cable, removed]),
    );
    expect(lines).toEqual([
      { kind: 'changed', id: 'shell', from: shell, to: dearer, fields: ['pence', 'reason'] },
      { kind: 'added', id: 'cable', line: cable },
      { kind: 'removed', id: 'door', line: door, reason: 'The patio glass is the way in' },
    ]);
    expect([totals.from.total, totals.to.total]).toEqual([3_085_000, 3_140_000]);
  });

  it('tell other words at the same price', () => {
    const larch = { ...door, words: 'A larch door', reason: 'As wished' };
    expect(compareQuotes(quoteOf([door]), quoteOf([larch])).lines).toMatchObject([
      { kind: 'changed', fields: ['words', 'reason'] },
    ]);
  });

  it('tell a line that is gone, and one that is back', () => {
    const [off, less] = [discount('off', { pence: -1 }), { ...door, removed: true, reason: 'r' }];
    expect(compareQuotes(quoteOf([less, off]), quoteOf([door])).lines).toEqual([
      { kind: 'added', id: 'door', line: door },
      { kind: 'removed', id: 'off', line: off, reason: '' },
    ]);
  });

  it('see no difference between a removed line and one that is not mentioned', () => {
    const less = { ...door, removed: true, reason: 'r' };
    expect(compareQuotes(quoteOf([shell, less]), quoteOf([shell])).lines).toEqual([]);
    expect(compareQuotes(quoteOf([shell]), quoteOf([shell, less])).lines).toEqual([]);
  });

  it('tell another order of the same lines', () => {
    const { lines, isReordered } = compareQuotes(quoteOf([shell, door]), quoteOf([door, shell]));
    expect([lines, isReordered]).toEqual([[], true]);
  });

  it('tell the terms and the design that differ, and no others', () => {
    const one = quoteOf([shell], [25, 75]);
    const other = { ...quoteOf([shell], [50, 50]), design: '1.g' };
    const { terms, design, isReordered } = compareQuotes(one, other);
    expect(terms).toEqual({ stages: { from: one.terms.stages, to: other.terms.stages } });
    expect(design).toEqual({ from: null, to: '1.g' });
    expect(isReordered).toBe(false);
  });
});
