import { describe, expect, it } from 'vitest';
import { formatProblem } from './format-problem';

describe('formatProblem', () => {
  it('says what is wrong with the contact details, and that correcting them is enough', () => {
    const fields = { email: 'The email address is not complete' };
    expect(formatProblem({ message: 'Some fields are wrong', fields })).toBe(
      'The email address is not complete. Correct it and the request goes out again. The others are not held up.',
    );
  });

  it('leads back to the builder when the design is at fault', () => {
    const fields = { shellSizeId: 'Unknown' };
    expect(formatProblem({ message: 'There is no such size.', fields })).toBe(
      'There is no such size. Choose again in the builder and submit that design; this request stays here until you delete it.',
    );
  });

  it('passes on what our server said when there is nothing to correct', () => {
    expect(formatProblem({ message: 'The request is too large' })).toBe(
      'The request is too large. The others are not held up.',
    );
  });
});
