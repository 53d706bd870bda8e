import { Link } from '@tanstack/react-router';
import { galleryPage } from '#app/content/page-words/gallery-page';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { priceDraft } from '#domain/pricing/price';
import { pounds } from '#domain/pricing/money';
import { readShareCode } from '#domain/sharing/read-share-code';
import { goLink } from '#styled/recipes';

/** A way to the design that a picture shows, with today's price; nothing where its code cannot be read. */
export function BuildOne({ code }: { code: string }) {
  const { status, pricing } = usePricing();
  const shared = readShareCode(code);
  if (!shared.ok) return null;
  const price = status === 'live' ? priceDraft(shared.draft, pricing) : null;
  return (
    <Link to="/shared" hash={code} className={goLink()}>
      <span>{price ? `${galleryPage.build}, ${pounds(price.total)}` : galleryPage.build}</span>
      <ArrowRightIcon />
    </Link>
  );
}
