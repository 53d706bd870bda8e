import { describe, expect, it } from 'vitest';
import { withValue } from '#app/desk/prices/fields/document-value';
import { pricingChanges } from '#app/desk/prices/pricing-changes';
import { starterPricing } from '#domain/design/pricing/starter';
import { HEAD, linesOf, readLines } from './price-csv';

const written = () => [[...HEAD], ...linesOf(starterPricing)].map((line) => line.map(String));
const read = (...lines: string[][]) => readLines([['Key', 'Amount'], ...lines], starterPricing);

function changesOf(...lines: string[][]) {
  const result = read(...lines);
  if (!('typed' in result)) throw new Error(JSON.stringify(result.faults));
  return pricingChanges(starterPricing, result.typed).map(({ key, after }) => [key, after]);
}

function faultsOf(...lines: string[][]) {
  const result = read(...lines);
  return 'faults' in result ? result.faults.map(({ line, words }) => [line, words]) : [];
}

it('a price list comes back from its file as it was', () => {
  expect(readLines(written(), starterPricing)).toEqual({ typed: starterPricing });
});

it('a file has one line for each figure, with what it is in words', () => {
  const lines = written();
  expect(lines).toContainEqual([
    'shellSizes.4x4.basePrice',
    '4\u00a0m\u00a0×\u00a04\u00a0m, base price',
    expect.stringMatching(/^\d+$/),
    '£',
  ]);
  expect(lines).toContainEqual([
    'roomTypeMultipliers.office',
    'Room types: Garden Office',
    expect.any(String),
    '×',
  ]);
  expect(new Set(lines.map(([key]) => key)).size).toBe(lines.length);
});

it('an option that is not offered has no amount, and stays so', () => {
  const without = withValue(starterPricing, 'finishes.roofing.shingle', undefined);
  const lines = [[...HEAD], ...linesOf(without)].map((line) => line.map(String));
  expect(lines).toContainEqual(['finishes.roofing.shingle', expect.any(String), '', '£']);
  expect(readLines(lines, without)).toEqual({ typed: without });
});

describe('a file', () => {
  it('changes what it names, however its amounts are written, and nothing else', () => {
    expect(
      changesOf(
        ['fixedComponents.entranceDoor', '£1,250.50'],
        ['', ''],
        ['shellSizes.4x4.basePrice', ' 30,000 '],
        ['roomTypeMultipliers.office', '1.2'],
      ),
    ).toEqual([
      ['shellSizes.4x4.basePrice', '£30,000'],
      ['fixedComponents.entranceDoor', '£1,250.50'],
      ['roomTypeMultipliers.office', '×\u00a01.2'],
    ]);
  });

  it('takes an option off with an empty amount', () => {
    expect(changesOf(['finishes.roofing.shingle', ''])).toEqual([
      ['finishes.roofing.shingle', 'not offered'],
    ]);
  });

  it('changes a price that stands under two keys by either', () => {
    const both = [
      ['fixedComponents.electricPack', '£1,600'],
      ['features.full-electrics', '£1,600'],
    ];
    expect(changesOf(['features.full-electrics', '1600'])).toEqual(both);
    expect(changesOf(['fixedComponents.electricPack', '1600'])).toEqual(both);
    expect(
      faultsOf(['features.full-electrics', '1600'], ['fixedComponents.electricPack', '1700']),
    ).toEqual([[3, 'This is the same price as in line 2, and differs from it']]);
  });

  it.each([
    [
      'an unknown key',
      ['fixedComponents.chimney', '1'],
      'There is no figure “fixedComponents.chimney”',
    ],
    ['no key', ['', '12'], 'The key is missing'],
    [
      'what is no amount',
      ['fixedComponents.entranceDoor', 'call us'],
      '“call us” is not an amount',
    ],
    ['a comma for a point', ['fixedComponents.entranceDoor', '12,5'], '“12,5” is not an amount'],
    [
      'an amount below 0',
      ['fixedComponents.entranceDoor', '-£5'],
      expect.stringMatching(/0 or more|negative|below/),
    ],
    ['a multiplier of 0', ['roomTypeMultipliers.office', '0'], 'Enter a number above 0'],
    [
      'no amount where there has to be one',
      ['fixedComponents.entranceDoor', ''],
      expect.stringMatching(/is missing$/),
    ],
  ])('is refused at the line with %s', (_, line, words) => {
    expect(faultsOf(['fixedComponents.standardWindow', '500'], line)).toEqual([[3, words]]);
  });

  it('is refused at every line that is wrong, such as one that stands twice', () => {
    const door = ['fixedComponents.entranceDoor', '900'];
    const decking = ['fixedComponents.decking', '-4'];
    expect(faultsOf(door, ['nothing', '1'], decking, door)).toEqual([
      [3, 'There is no figure “nothing”'],
      [4, expect.stringMatching(/0 or more|negative|below/)],
      [5, '“fixedComponents.entranceDoor” stands in line 2 already'],
    ]);
  });

  it('is refused without its head', () => {
    expect(readLines([['a', 'b']], starterPricing)).toEqual({
      faults: [{ line: 1, words: 'The first line has to name the columns Key and Amount' }],
    });
    expect(readLines([], starterPricing)).toMatchObject({ faults: [{ line: 1 }] });
  });
});
