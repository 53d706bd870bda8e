import { expect, it } from 'vitest';
import { findPlaceholders } from './placeholders';

it('finds what is still to be replaced, each with the file to edit', () => {
  const found = findPlaceholders();
  const words = found.map(({ file, what }) => `${file} ${what}`).join('\n');
  for (const part of [
    'company.ts phone: 01632 960100',
    'company.ts email: hello@example.com',
    'company.ts address: Unit 1, Example Business Park',
    'legal-details.ts company-number: [company number]',
    'testimonials.ts "We use it in January',
    'company.ts Facebook has no address yet',
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain('openingHours');
  expect(words).not.toContain('company-name');
});
