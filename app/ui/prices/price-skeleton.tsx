import { pricingPage } from '#app/content/page-words/pricing-page';
import { Skeleton } from '#app/ui/loading/skeleton';
import { css } from '#styled/css';

/** In the place of a live price that is on its way; without JavaScript none comes, and the builder is named. */
export function PriceSkeleton() {
  return (
    <>
      <Skeleton className={block} />
      <noscript>{pricingPage.live.unknown}</noscript>
    </>
  );
}

/** Of the height of a line, so that nothing moves when its price arrives. */
const block = css({
  width: '148px',
  marginBlock: '4px',
  '@media (scripting: none)': { display: 'none' },
});
