// Upwards: each room of the domain knows the ones before it.
const domain = ['text', 'room', 'site', 'design', 'order'].map((room) => `domain/${room}`);

const shown = [
  'app/jsx',
  'app/ui',
  'app/content',
  'app/media',
  'app/*.css',
  'styled',
  'npm:*',
  ...domain,
];
const screen = [...shown, 'app/room', 'app/pwa', 'app/api', 'app/offline', 'app/startup'];

// What the server's inner rooms know of the outside: interfaces, and the records that pass through them.
const ports = ['server/api-problem', 'server/ports', 'server/stores', ...domain];
const stores = ['server/stores', 'server/stores/*', 'server/api-problem', 'server/startup/config'];
const engine = [...stores, 'npm:*', ...domain];

/**
 * Who may import what, stated once. An area is a path and everything below it; a path ending in `/.`
 * means only the files directly in that folder. Every name matched by `*` is an area of its own, `npm:`
 * is a package. An area may import itself; any import not listed here is an error, and so is a file
 * without an area. The first line that matches a file applies.
 *
 * @type {Record<string, string[]>}
 */
export const areas = {
  // page: routes → features → {pwa, api, offline, ui, content, startup} → domain
  'app/*.css': [],
  'app/.': ['app/routes', 'app/theme', 'app/writing', ...screen],
  'app/routes': ['app/features/*', 'app/desk/*', ...screen],
  'app/features/*': screen,
  // What the desk's screens share; a screen never imports another, their routes bring them together.
  'app/desk/frame': screen,
  'app/desk/*': ['app/desk/frame', ...screen],
  // The room as it is shown: its view, its pictures, the stage, the garden.
  'app/room': ['app/pwa', ...shown],
  'app/pwa': ['app/api', 'app/content', 'app/offline', 'app/startup', 'npm:*', ...domain],
  'app/ui': shown,
  // What JSX becomes (tsconfig): no text stands beside anything else.
  'app/jsx': ['npm:react'],
  'app/content': ['app/media', 'npm:schema-dts', 'npm:zod', ...domain],
  // What pages are written with: in the build and on the server, never in the browser.
  'app/writing': ['app/content', 'app/media', 'npm:marked', 'npm:schema-dts', ...domain],
  'app/startup': ['app/.', 'app/theme'],
  'app/theme': ['npm:@pandacss/dev', ...domain],
  'app/media': [],
  'app/types': ['app/content', 'app/pwa'],
  // worker: sw → offline, api → domain
  'app/sw': ['app/offline', 'app/api', 'npm:serwist', ...domain],
  'app/offline': ['npm:idb', 'npm:zod', ...domain],
  'app/api': ['npm:zod', ...domain],
  // server: main → startup, app → routes → use cases → {auth, writing} → ports → domain; only the start picks adapters
  'server/api-problem': [],
  'server/startup/config': ['npm:*', ...domain],
  'server/ports': ['npm:node:stream', 'npm:zod', ...ports],
  'server/auth': ['npm:node:crypto', 'npm:node:util', ...ports],
  'server/writing': [
    'server/auth',
    'npm:csv-stringify',
    'npm:ical-generator',
    'npm:node:crypto',
    'npm:pino',
    'npm:zod',
    ...ports,
  ],
  // No disk, no network: what they need of either is a port.
  'server/use-cases': [
    'server/auth',
    'server/writing',
    'npm:node:crypto',
    'npm:node:util',
    'npm:pino',
    'npm:postcode',
    'npm:zod',
    ...ports,
  ],
  'server/middleware': ['server/auth', 'npm:*', ...ports],
  'server/routes': [
    'server/middleware',
    'server/use-cases',
    'server/auth',
    'server/writing',
    'npm:*',
    ...ports,
  ],
  'server/adapters': ['server/ports', ...engine],
  'server/startup': [
    'server/startup/config',
    'server/adapters',
    'server/use-cases',
    'server/auth',
    'server/writing',
    'npm:*',
    ...ports,
  ],
  'server/.': [
    'server/startup/config',
    'server/startup',
    'server/routes',
    'server/middleware',
    'server/adapters',
    'server/auth',
    'server/stores/database',
    'npm:*',
    ...ports,
  ],
  'server/crashes': domain,
  // The port of rows above which each store is written once, and the engines behind it.
  'server/stores/database': engine,
  'server/stores/lowdb': engine,
  'server/stores/memory': engine,
  'server/stores/postgres': engine,
  'server/stores': engine,
  // domain: text → room → site → design → order
  'domain/text': ['npm:zod'],
  'domain/room': ['domain/text', 'npm:zod', 'npm:suncalc'],
  'domain/site': ['domain/text', 'domain/room', 'npm:zod'],
  'domain/design': ['domain/text', 'domain/room', 'domain/site', 'npm:zod'],
  'domain/order': [...domain, 'npm:zod'],
  'domain/testing': [...domain, 'npm:*'],
  'domain/.': [...domain, 'npm:zod'],
  // outside the runtimes, and imported by none of them
  // The page writer: the build and a thread of the server run it, none imports it.
  'build/pages/writer': ['app/.', 'npm:*', ...domain],
  build: [
    'build/pages/writer',
    'app/content',
    'app/startup',
    'app/writing',
    'app/theme',
    'panda.config',
    'styled',
    'npm:*',
    ...domain,
  ],
  tests: ['*'],
  'panda.config': ['app/theme', 'npm:*'],
  './.': ['build', 'app/writing', 'npm:*', ...domain],
  styled: [],
};

/**
 * Additional imports allowed in tests, contract suites and `testing` folders, by program.
 *
 * @type {Record<string, string[]>}
 */
export const forTests = {
  // What the desk writes is compared with what pages make of it.
  app: ['app/*/testing', 'app/writing', 'domain/testing', 'npm:*'],
  // Examples come from every room.
  domain: ['domain/*', 'npm:*'],
  // To run what was built, instead of building it again.
  server: ['server/*', 'domain/testing', 'build', 'npm:*'],
};
