import { expect, it } from 'vitest';
import { imageWork } from './image-work';

it('runs one job at a time, starting with those somebody is waiting for', async () => {
  const work = imageWork();
  const ran: string[] = [];
  let running = 0;
  const job = (name: string) => async (): Promise<string> => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    ran.push(name);
    return name;
  };
  const answers = await Promise.all([
    work.later(job('first')),
    work.later(job('second')),
    work.now(job('urgent')),
  ]);
  expect(answers).toEqual(['first', 'second', 'urgent']);
  expect(ran).toEqual(['first', 'urgent', 'second']);
});

it('carries on after a failed job', async () => {
  const work = imageWork();
  const failing = work.now(() => Promise.reject(new Error('no picture')));
  const next = work.now(async () => 'next');
  await expect(failing).rejects.toThrow('no picture');
  expect(await next).toBe('next');
});
