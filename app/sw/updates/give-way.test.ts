import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GivingWay } from './give-way';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = new Request('https://rooms.example/assets/a.js');

/** Reports whether the file has been let through yet. */
function ask(giveWay: GivingWay, type: string) {
  const asked = { through: false };
  const event = Object.assign(new Event(type), { waitUntil: () => undefined });
  void giveWay.requestWillFetch({ request, event }).then(() => (asked.through = true));
  return asked;
}

it('delays nothing while nobody presses', async () => {
  const asked = ask(new GivingWay(), 'install');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.through).toBe(true);
});

it('pauses after a press, and longer after another one', async () => {
  const giveWay = new GivingWay();
  giveWay.pressed();
  const asked = ask(giveWay, 'install');
  await vi.advanceTimersByTimeAsync(600);
  giveWay.pressed();
  await vi.advanceTimersByTimeAsync(600);
  expect(asked.through).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked.through).toBe(true);
});

it('resumes after pausing for fifteen seconds, whatever is pressed', async () => {
  const giveWay = new GivingWay();
  const presses = setInterval(() => giveWay.pressed(), 100);
  giveWay.pressed();
  const asked = ask(giveWay, 'install');
  await vi.advanceTimersByTimeAsync(14_900);
  expect(asked.through).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.through).toBe(true);
  clearInterval(presses);
});

it('pauses for as long where several files are held at once', async () => {
  const giveWay = new GivingWay();
  const presses = setInterval(() => giveWay.pressed(), 100);
  giveWay.pressed();
  const files = [1, 2, 3, 4].map(() => ask(giveWay, 'install'));
  await vi.advanceTimersByTimeAsync(14_900);
  expect(files.filter(({ through }) => through)).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(files.filter(({ through }) => through)).toHaveLength(4);
  clearInterval(presses);
});

it("lets a page's own requests through at once", async () => {
  const giveWay = new GivingWay();
  giveWay.pressed();
  const asked = ask(giveWay, 'fetch');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.through).toBe(true);
});
