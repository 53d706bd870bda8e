import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '#app/api/http';
import { answer, asAdmin, onAskedChange, whyAsked } from './sign-in-again';

const signedOut = () => new HttpError(401, 'Please sign in.', null, undefined);

/** Fails with a 401 this many times, then succeeds. */
function callThatFails(times: number) {
  let left = times;
  return vi.fn<() => Promise<string>>(async () => {
    left -= 1;
    if (left >= 0) throw signedOut();
    return 'saved';
  });
}

const asked = () => vi.waitFor(() => expect(whyAsked()).toBe('ended'));

describe('a call of the administrator’s', () => {
  it('is simply made while the session lasts', async () => {
    const call = callThatFails(0);
    expect(await asAdmin(call)).toBe('saved');
    expect(whyAsked()).toBeUndefined();
  });

  it('waits for the password when the session has ended, and is made again', async () => {
    const call = callThatFails(1);
    const saved = asAdmin(call);
    await asked();
    answer(true);
    expect(await saved).toBe('saved');
    expect(call).toHaveBeenCalledTimes(2);
    expect(whyAsked()).toBeUndefined();
  });

  it('asks once for all that wait, and tells who watches', async () => {
    const listener = vi.fn<() => void>();
    const stop = onAskedChange(listener);
    const all = Promise.all([asAdmin(callThatFails(1)), asAdmin(callThatFails(1))]);
    await asked();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
    answer(true);
    expect(await all).toEqual(['saved', 'saved']);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
  });

  it('asks again when the session has ended again', async () => {
    const saved = asAdmin(callThatFails(2));
    await asked();
    answer(true);
    await asked();
    answer(true);
    expect(await saved).toBe('saved');
  });

  it('waits for the password where whoever stays signed in has to give it again', async () => {
    const code = { error: 'Again, please', code: 'sign_in_again', requestId: 'id' };
    const refusal = new HttpError(403, 'again', code, undefined);
    const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal);
    call.mockResolvedValue('exported');
    const exported = asAdmin(call);
    await vi.waitFor(() => expect(whyAsked()).toBe('proof'));
    answer(true);
    expect(await exported).toBe('exported');
    const declined = asAdmin(() => Promise.reject(refusal));
    await vi.waitFor(() => expect(whyAsked()).toBe('proof'));
    answer(false);
    await expect(declined).rejects.toBe(refusal);
  });

  it('fails with its 401 when nobody signs in', async () => {
    const saved = asAdmin(callThatFails(1));
    await asked();
    answer(false);
    await expect(saved).rejects.toMatchObject({ status: 401 });
  });

  it('asks for no password over any other failure', async () => {
    const refusal = new HttpError(400, 'no', null, undefined);
    await expect(asAdmin(() => Promise.reject(refusal))).rejects.toBe(refusal);
    await expect(asAdmin(() => Promise.reject(new TypeError('offline')))).rejects.toThrow(
      'offline',
    );
    expect(whyAsked()).toBeUndefined();
  });
});
