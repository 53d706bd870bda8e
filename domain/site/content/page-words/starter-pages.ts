import { STARTER_ABOUT } from './about-words';
import { STARTER_HOME } from './home-words';
import type { PageWords } from './page-words';
import { STARTER_SERVICES } from './service-words';

/** What the pages of a new installation say. */
export const STARTER_PAGES: PageWords = {
  home: STARTER_HOME,
  about: STARTER_ABOUT,
  ...STARTER_SERVICES,
};
