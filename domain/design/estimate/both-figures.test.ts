import { expect, it } from 'vitest';
import { bothFigures } from './both-figures';

it('names what was seen and what the price list makes of it, to either side', () => {
  const figures = { estimatedPrice: 30_000, serverPrice: 20_810 };
  expect(bothFigures(figures, 'homeowner')).toBe(
    'You saw £30,000 in the builder; by our price list of that day it is £20,810.',
  );
  expect(bothFigures(figures, 'company')).toBe(
    'The homeowner saw £30,000; by the price list of that day it is £20,810.',
  );
});

it('says nothing of one figure', () => {
  expect(bothFigures({ estimatedPrice: 30_000, serverPrice: 30_000 }, 'company')).toBe('');
});
