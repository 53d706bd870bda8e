const shown = ['app/ui', 'app/content', 'app/media', 'app/*.css', 'styled', 'domain', 'npm:*'];
const screen = [...shown, 'app/pwa', 'app/api', 'app/offline', 'app/startup'];

const facts = ['server/api-problem', 'server/startup/config', 'domain', 'npm:*'];
const ports = ['server/stores', 'server/adapters', ...facts];

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
  'app/routes': ['app/features/*', ...screen],
  'app/features/*': screen,
  'app/pwa': ['app/api', 'app/content', 'app/offline', 'app/startup', 'domain', 'npm:*'],
  'app/ui': shown,
  'app/content': ['app/media', 'domain', 'npm:schema-dts', 'npm:zod'],
  // What pages are written with: in the build and on the server, never in the browser.
  'app/writing': ['app/content', 'app/media', 'domain', 'npm:marked', 'npm:schema-dts'],
  'app/startup': ['app/.', 'app/theme'],
  'app/theme': ['domain', 'npm:@pandacss/dev'],
  'app/media': [],
  'app/types': ['app/content', 'app/pwa'],
  // worker: sw → offline, api → domain
  'app/sw': ['app/offline', 'app/api', 'domain', 'npm:serwist'],
  'app/offline': ['domain', 'npm:idb', 'npm:zod'],
  'app/api': ['domain', 'npm:zod'],
  // server: main → services, app → routes → use cases → ports → domain
  'server/api-problem': [],
  'server/startup/config': ['domain', 'npm:*'],
  'server/adapters': ports,
  'server/.': [
    'server/routes',
    'server/middleware',
    'server/startup',
    'server/use-cases',
    ...ports,
  ],
  'server/startup': ['server/use-cases', ...ports],
  'server/crashes': ['domain'],
  'server/routes': ['server/middleware', 'server/use-cases', ...ports],
  'server/middleware': ports,
  'server/use-cases': ports,
  'server/stores': facts,
  domain: ['npm:zod', 'npm:suncalc'],
  // outside the runtimes, and imported by none of them
  // The page writer: the build and a thread of the server run it, none imports it.
  'build/pages/writer': ['app/.', 'domain', 'npm:*'],
  build: [
    'build/pages/writer',
    'app/content',
    'app/startup',
    'app/writing',
    'app/theme',
    'panda.config',
    'styled',
    'domain',
    'npm:*',
  ],
  tests: ['*'],
  'panda.config': ['app/theme', 'npm:*'],
  './.': ['build', 'app/writing', 'domain', 'npm:*'],
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
  domain: ['domain/testing', 'npm:*'],
  // To run what was built, instead of building it again.
  server: ['server/*', 'domain/testing', 'build', 'npm:*'],
};
