import { expect, it } from 'vitest';
import { designShown, designTag } from './design-tag';

it('a picture says by a tag which design it shows', () => {
  expect(designShown({ tags: ['cedar', designTag('1.g.x')] })).toBe('1.g.x');
  expect(designShown({ tags: ['cedar', 'designs'] })).toBeUndefined();
});
