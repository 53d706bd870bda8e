import { expect, it } from 'vitest';
import { hashPassword } from '#server/auth/admin-password';
import { SignInTurns } from '#server/auth/sign-in-turns';
import { newPerson } from '#server/testing/people';
import { openTestApp } from '#server/testing/test-app';
import { signIn } from './sign-in';

/** Some 50 ms of a processor, which nothing else here takes. */
const COST = { N: 2 ** 15, r: 8, p: 1 };

it('takes the same work for an address that nobody has, a person without a password, and a wrong one', async () => {
  const { services } = await openTestApp();
  const turns = new SignInTurns(services.limits);
  const passwordHash = await hashPassword('a test password', COST);
  await services.people.add(newPerson({ email: 'known@example.com', passwordHash }));
  await services.people.add(newPerson({ email: 'invited@example.com' }));
  /** In microseconds of the processor, other programs left out. */
  const workOf = async (email: string) => {
    const before = process.cpuUsage();
    const caller = { kind: 'known', key: email } as const;
    const body = { email, password: 'wrong' };
    const refused = signIn({ ...services, passwordCost: COST }, turns, body, caller);
    await expect(refused).rejects.toThrow('Invalid password');
    return process.cpuUsage(before).user;
  };
  const known = await workOf('known@example.com');
  expect(await workOf('nobody@example.com')).toBeGreaterThan(known / 2);
  expect(await workOf('invited@example.com')).toBeGreaterThan(known / 2);
});
