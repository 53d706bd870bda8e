import { benchBuilder } from './browser/builder-interactions';
import { benchEngines } from './stores/engines';
import { benchModels } from './browser/models';
import { benchPhoto } from './browser/photo';
import { benchPages } from './browser/pages';
import { benchQuotes } from './server/quotes';
import { benchReads } from './server/reads';
import { benchScale } from './stores/scale';
import { benchStore } from './stores/store';
import { benchUploads } from './server/uploads';
import { benchView } from './browser/view';
import { benchWords } from './words/words';
import { PUBLIC_ROUTES } from '#tests/support/routes';

/**
 * `npm run bench [-- pages routes builder view photo models reads uploads store scale words quotes engines]`: all but `view`, `models` and
 * `store` need a build (`npm run build`). Prints tables and says which limits are missed. `routes` covers
 * every public page and takes a quarter of an hour, as does `engines`, which needs PostgreSQL. With
 * `BENCH_BEFORE=<another commit's dist>`, `pages` and `routes` load that build's pages in turn with ours.
 */
const PARTS: Readonly<Record<string, () => Promise<boolean>>> = {
  pages: () => benchPages(['/', '/builder']),
  routes: () => benchPages(PUBLIC_ROUTES),
  builder: benchBuilder,
  view: benchView,
  photo: benchPhoto,
  models: benchModels,
  reads: benchReads,
  uploads: benchUploads,
  store: benchStore,
  scale: benchScale,
  words: benchWords,
  quotes: benchQuotes,
  engines: benchEngines,
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
for (const name of wanted) {
  const part = PARTS[name];
  if (part === undefined)
    throw new Error(`There is no part ${name}; there are ${Object.keys(PARTS)}.`);
  if (!(await part())) process.exitCode = 1;
}
