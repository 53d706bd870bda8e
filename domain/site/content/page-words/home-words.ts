import type { HomeWords } from './page-words';

/** What a new installation says on the home page's first screen (specification §2, Home 1). */
export const STARTER_HOME: HomeWords = {
  title: 'Transform Your Garden Into Your Dream Space',
  brief: 'Insulated garden rooms',
  lead: 'Modular, fully insulated rooms, drawn around your garden and on site for {installation-weeks}.',
  picture: null,
};
