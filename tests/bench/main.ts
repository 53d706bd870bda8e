import { benchBuilder } from './builder-interactions';
import { benchPages } from './pages';

/** `npm run bench`: needs a build (`npm run build`); prints tables and says which limits are missed. */
const results = [await benchPages(['/', '/builder']), await benchBuilder()];
process.exitCode = results.every(Boolean) ? 0 : 1;
