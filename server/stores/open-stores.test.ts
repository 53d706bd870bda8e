import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { describeStores } from './contracts/stores.contract';
import { openStores } from './open-stores';
import type { Stores } from './ports';

describeStores('the lowdb file', async () => {
  const dataDir = await temporaryFolder();
  let stores: Stores | undefined;
  const close = async (): Promise<void> => stores?.close();
  onTestFinished(close);
  return { open: async () => (stores = await openStores({ dataDir })), close };
});
