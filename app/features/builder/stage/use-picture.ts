import { useEffect, useState } from 'react';
import type { ComponentOf } from '#app/jsx/jsx-types';
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

/**
 * The component that draws a view, loaded after the page, which does not wait for it.
 *
 * @param ahead whether to load the other views, too, since the visitor is under way
 * @returns `failed` if it could not be loaded
 */
export function usePicture(
  view: StageView,
  ahead: boolean,
): { Picture: Picture | null; hasFailed: boolean } {
  const [failedView, setFailedView] = useState<StageView | null>(null);
  const [, setCount] = useState(0);
  useEffect(() => {
    // Even if it is already loaded: that may have happened between this screen's render and its effect.
    const show = async () => {
      const isLoaded = await load(view);
      setFailedView(isLoaded ? null : view);
      setCount((count) => count + 1);
    };
    void show();
  }, [view]);
  useEffect(() => {
    if (ahead) for (const each of STAGE_VIEWS) void load(each);
  }, [ahead]);
  return { Picture: loadedPictures[view] ?? null, hasFailed: failedView === view };
}

async function load(view: StageView): Promise<boolean> {
  try {
    loadedPictures[view] ??= await LOADERS[view]();
    return true;
  } catch {
    return false;
  }
}
