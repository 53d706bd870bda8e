import { join } from 'node:path';
import { createApp } from '#server/app';
import { readConfig } from '#server/startup/config';
import { listen } from '#server/startup/listen';
import { openServices } from '#server/startup/services';
import { emptyDocument } from '#server/stores/lowdb/document';
import { memoryRequests } from '#server/stores/lowdb/queries/memory-requests';
import { Listings, readableRows, rowsOn } from '#server/stores/lowdb/memory-rows';
import { quoteRequestStore } from '#server/stores/requests/room-configuration-store';
import { State } from '#server/stores/lowdb/state';
import { DIST } from '#tests/support/servers/server';

/**
 * The whole server, with its checks, prices, headers, limits and log, but with a store that decides as
 * usual and keeps nothing: no table grows, nothing is written, no mail is queued.
 */
const state = new State(emptyDocument);
const config = readConfig(process.env);
const services = await openServices(config, {
  siteFolder: join(DIST, 'client'),
  samplesFolder: null,
  print: () => undefined,
});
const listings = new Listings();
const roomConfigurations = quoteRequestStore(
  {
    read: (work) => work(readableRows(state, listings)),
    change: (_turns, work) => work(rowsOn(state.draft(), listings)),
    probe: () => Promise.resolve(),
    purge: () => undefined,
    close: () => Promise.resolve(),
  },
  memoryRequests(state, listings),
);
await listen(createApp({ ...services, roomConfigurations }), config);
