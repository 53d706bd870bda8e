// Upwards: each room of the domain knows the ones before it.
const domain = ['text', 'room', 'site', 'design', 'order'].map((room) => `domain/${room}`);

const shown = ['app/ui', 'app/content', 'app/media', 'app/*.css', 'styled', 'npm:*', ...domain];
const screen = [...shown, 'app/room', 'app/pwa', 'app/api', 'app/offline', 'app/startup'];

const facts = ['server/api-problem', 'server/startup/config', 'npm:*', ...domain];
const ports = ['server/ports', 'server/stores', 'server/adapters', ...facts];

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
  // server: main → services, app → routes → use cases → ports → domain
  'server/api-problem': [],
  'server/startup/config': ['npm:*', ...domain],
  'server/ports': ['server/stores', 'npm:*', ...domain],
  'server/auth': ['server/ports', 'server/stores', ...facts],
  'server/adapters': ['server/auth', ...ports],
  'server/.': [
    'server/routes',
    'server/auth',
    'server/middleware',
    'server/startup',
    'server/use-cases',
    ...ports,
  ],
  'server/startup': ['server/auth', 'server/use-cases', ...ports],
  'server/crashes': domain,
  'server/routes': ['server/auth', 'server/middleware', 'server/use-cases', ...ports],
  'server/middleware': ['server/auth', ...ports],
  'server/use-cases': ['server/auth', ...ports],
  'server/stores': facts,
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
