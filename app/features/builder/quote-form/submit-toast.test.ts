import { describe, expect, it } from 'vitest';
import { submitToast } from './submit-toast';

const THANKS = "We'll email your detailed quote and contact you to schedule a consultation.";

describe('submitToast', () => {
  it('thanks in the words of the specification once the request is received', () => {
    expect(submitToast({ kind: 'received' })).toEqual({
      title: 'Quote Request Submitted!',
      description: THANKS,
    });
  });

  it('adds where the request is while it has not been received', () => {
    const { title, description } = submitToast({ kind: 'saved', place: 'phone' });
    expect(title).toBe('Quote Request Submitted!');
    expect(description).toBe(
      `${THANKS} It is saved on this phone and goes by itself when there is signal.`,
    );
  });

  it('asks for what is missing', () => {
    expect(submitToast({ kind: 'incomplete' })).toEqual({
      title: 'Please complete all required fields.',
      variant: 'destructive',
    });
  });

  it('says that it failed, and why', () => {
    const problem = { reason: 'network' as const, message: 'There is no connection.' };
    expect(submitToast({ kind: 'failed', problem })).toEqual({
      title: 'Failed to save configuration. Please try again.',
      description: 'There is no connection.',
      variant: 'destructive',
    });
  });
});
