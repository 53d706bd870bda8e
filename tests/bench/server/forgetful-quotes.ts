import { join } from 'node:path';
import { createApp } from '#server/app';
import { readConfig } from '#server/startup/config';
import { listen } from '#server/startup/listen';
import { openServices } from '#server/startup/services';
import { emptyDocument } from '#server/stores/database/document';
import { roomConfigurationStore } from '#server/stores/lowdb/requests/room-configuration-store';
import { State } from '#server/stores/database/state';
import { DIST } from '#tests/support/servers/server';

/**
 * The whole server, with its checks, prices, headers, limits and log, but with a store that decides as
 * usual and keeps nothing: no table grows, nothing is written, no mail is queued.
 */
const view = new State(emptyDocument);
const config = readConfig(process.env);
const services = await openServices(config, {
  siteFolder: join(DIST, 'client'),
  samplesFolder: null,
  print: () => undefined,
});
const roomConfigurations = roomConfigurationStore({
  read: () => view,
  commit: async (decide) => decide(view).result,
  probe: () => Promise.resolve(),
  purge: () => undefined,
  close: () => Promise.resolve(),
});
await listen(createApp({ ...services, roomConfigurations }), config);
