import type { Act } from '#app/desk/frame/order/next-step';

const ONE_PRESS = ['held', 'workshop', 'site', 'handed-over', 'link'] as const satisfies Act[];

/** What needs nothing but a deliberate press. */
export type OnePressAct = (typeof ONE_PRESS)[number];

export function isOnePress(act: Act): act is OnePressAct {
  return ONE_PRESS.some((one) => one === act);
}
