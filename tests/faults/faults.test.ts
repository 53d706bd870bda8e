import { expect, it, vi } from 'vitest';
import { damageStore } from './disk/damage';
import { failDisk } from './disk/disk-errors';
import { cutPower, cutPowerOfPlainLowdb } from './disk/power-cut';

/** A small run of what `npm run test:faults` does at full size. */
const SEED = 20_260_501;

vi.setConfig({ testTimeout: 60_000 });

it('a power cut takes no acknowledged row and leaves no unreadable store', async () => {
  const finding = await cutPower({ seed: SEED, rows: 24, reorderings: 3, torn: 2 });
  expect(finding).toMatchObject({ passed: true });
});

it('the same power cuts take rows of plain lowdb', async () => {
  const finding = await cutPowerOfPlainLowdb({ seed: SEED, rows: 8, reorderings: 3, torn: 1 });
  expect(finding).toMatchObject({ passed: true });
});

it('a refused write never appears, an acknowledged one always, and the store recovers', async () => {
  expect(await failDisk({ rows: 8, every: 3 })).toMatchObject({ passed: true });
});

it('no damage to the files of a store is passed over in silence', async () => {
  const finding = await damageStore({ seed: SEED, every: 200 });
  expect(finding).toMatchObject({ passed: true });
});
