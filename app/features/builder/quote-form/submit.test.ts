import { describe, expect, it } from 'vitest';
import { submitToast } from './submit';

const THANKS = "We'll email your detailed quote and contact you to schedule a consultation.";

describe('submitToast', () => {
  it('thanks in the words of the specification once the request is received', () => {
    expect(submitToast({ kind: 'received' })).toEqual({
      title: 'Quote Request Submitted!',
      description: THANKS,
    });
  });

  it('says where the request is, and why, while it has not been received', () => {
    const message = 'Our server is busy. It will be sent again by itself.';
    expect(submitToast({ kind: 'saved', message, place: 'phone' })).toEqual({
      title: 'Quote Request Saved',
      description: `It is saved on this phone. ${message} Then we'll email your detailed quote.`,
    });
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
