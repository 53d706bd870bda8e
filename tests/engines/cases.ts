import { findNoFaults } from './accessibility';
import { useControls } from './controls';
import type { Engine } from './engine';
import { openEveryPage } from './pages';
import { standInPhoto } from './photo';
import { keepDraft, loseWorker, syncAfterRestart } from './restarts';
import { tellStory } from './story';
import type { Visit } from './visit';

interface Case {
  title: string;
  /** All three by default. Chromium's other tests are in `tests/browser`. */
  engines?: readonly Engine['name'][];
  run: (visit: Visit) => Promise<void>;
}

const OTHERS = ['Firefox', 'WebKit'] as const;

/** The only case that `--story` runs. */
export const STORY: Case = { title: 'the whole story, received exactly once', run: tellStory };

export const CASES: readonly Case[] = [
  STORY,
  {
    title: 'a pending sync survives a restart and needs no page',
    engines: ['Chromium'],
    run: syncAfterRestart,
  },
  { title: 'the draft survives a restart with no server', engines: OTHERS, run: keepDraft },
  { title: 'the room stands in a photo with no server', engines: OTHERS, run: standInPhoto },
  { title: 'a kill switch removes a busy worker', engines: OTHERS, run: loseWorker },
  { title: 'every page opens with no server', engines: OTHERS, run: openEveryPage },
  { title: 'menu, dialog, price sheet and theme', engines: OTHERS, run: useControls },
  { title: 'axe finds nothing', engines: OTHERS, run: findNoFaults },
];
