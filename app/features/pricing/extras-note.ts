import { pricingPage } from '#app/content/page-words/pricing-page';

const words = pricingPage.extras;

type Facts = {
  /** There are prices to show. */
  shown: boolean;
  failed: boolean;
  online: boolean;
  isCopy: boolean;
  checking: boolean;
};

/** The note about the prices on screen; null when they are live, or loading. */
export function extrasNote({ shown, failed, online, isCopy, checking }: Facts): string | null {
  if (!shown) return failed ? words.failed : null;
  if (!online) return words.offline;
  if (checking) return words.checking;
  return isCopy ? words.older : null;
}
