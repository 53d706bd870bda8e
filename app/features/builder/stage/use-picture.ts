import { useEffect, useState } from 'react';
import type { ComponentOf } from '#app/jsx/jsx-types';
import { failedLoads } from '#app/ui/faults/lazy-part';
import type { PictureProps } from './pictures/picture-props';
import { STAGE_VIEWS, type StageView } from './stage-view';

type Picture = ComponentOf<PictureProps>;

/** Each loaded when it is first shown: together they are as heavy as the rest of the builder. */
const LOADERS: Readonly<Record<StageView, () => Promise<Picture>>> = {
  outside: async () => (await import('./pictures/outside-picture')).OutsidePicture,
  inside: async () => (await import('./pictures/inside-picture')).InsidePicture,
  plan: async () => (await import('./pictures/plan-picture')).PlanPicture,
  sides: async () => (await import('./pictures/sides-picture')).SidesPicture,
};

const loadedPictures: Partial<Record<StageView, Picture>> = {};

/** Why a view could not be loaded. */
interface Failure {
  view: StageView;
  error: unknown;
}

interface UsePicture {
  Picture: Picture | null;
  failure: Failure | null;
}

/**
 * The component that draws a view, loaded after the page, which does not wait for it.
 *
 * @param ahead whether to load the other views, too, since the visitor is under way
 */
export function usePicture(view: StageView, ahead: boolean): UsePicture {
  const [{ failure }, setLoaded] = useState<{ failure: Failure | null }>({ failure: null });
  useEffect(() => {
    const show = async () => {
      const failure = await load(view);
      setLoaded({ failure });
      if (failure) failedLoads.add(again);
    };
    const again = () => {
      setLoaded({ failure: null });
      void show();
    };
    // Even if it is already loaded: that may have happened between this screen's render and its effect.
    void show();
    return () => void failedLoads.delete(again);
  }, [view]);
  useEffect(() => {
    if (ahead) for (const each of STAGE_VIEWS) void load(each);
  }, [ahead]);
  return {
    Picture: loadedPictures[view] ?? null,
    failure: failure?.view === view ? failure : null,
  };
}

async function load(view: StageView): Promise<Failure | null> {
  try {
    loadedPictures[view] ??= await LOADERS[view]();
    return null;
  } catch (error) {
    return { view, error };
  }
}
