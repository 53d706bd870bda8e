import { Link } from '@tanstack/react-router';
import { galleryPage } from '#app/content/page-words/gallery-page';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { PriceOfDesign } from '#app/ui/prices/price-of-design';
import { readShareCode } from '#domain/design/sharing/read-share-code';
import { goLink } from '#styled/recipes';

/** A way to the design that a picture shows, with today's price; nothing where its code cannot be read. */
export function BuildOne({ code }: { code: string }) {
  const { status, pricing } = usePricing();
  if (!readShareCode(code).ok) return null;
  return (
    <Link to="/shared" hash={code} className={goLink()}>
      <span>
        {galleryPage.build}
        <PriceOfDesign code={code} pricing={status === 'live' ? pricing : null} />
      </span>
      <ArrowRightIcon />
    </Link>
  );
}
