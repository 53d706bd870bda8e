import { pricingPage } from '#app/content/page-words/pricing-page';

const words = pricingPage.extras;

type Facts = {
  /** There are prices to show. */
  isShown: boolean;
  hasFailed: boolean;
  online: boolean;
  isCopy: boolean;
  checking: boolean;
};

/** The note about the prices on screen; null when they are live, or loading. */
export function extrasNote({ isShown, hasFailed, online, isCopy, checking }: Facts): string | null {
  if (!isShown) return hasFailed ? words.failed : null;
  if (!online) return words.offline;
  if (checking) return words.checking;
  return isCopy ? words.older : null;
}
