import { useEffect, useState } from 'react';
import type { MiniPlan } from '#app/room/drawing/mini-plan';

type Plan = typeof MiniPlan;

let loadedPlan: Plan | null = null;

/**
 * The component that draws furnished plans, loaded after the sizes, which do not wait for it: null until
 * then, and where it cannot be had. What draws plans is shared by several pages, and would be brought to
 * those that draw none.
 */
export function useMiniPlan(): Plan | null {
  const [plan, setPlan] = useState<Plan | null>(() => loadedPlan);
  useEffect(() => {
    void load().then((each) => setPlan(() => each));
  }, []);
  return plan;
}

async function load(): Promise<Plan | null> {
  try {
    loadedPlan = (await import('#app/room/drawing/mini-plan')).MiniPlan;
  } catch {
    // The cards say their measures.
  }
  return loadedPlan;
}
