import { services } from '#app/content/company/services';
import type { ProductCard } from '#app/content/page-words/pricing-page';
import { Picture } from '#app/ui/pictures/picture';
import { TickList } from '#app/ui/page/tick-list';
import { css, cx } from '#styled/css';
import { pageGrid } from '#styled/recipes';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { ProductPrice } from './product-price';
import { productPictures } from './product-pictures';

type Props = {
  card: ProductCard;
  /** Its picture is on the first screen. */
  first: boolean;
  pricing: PricingConfiguration | null;
  hasFailed: boolean;
};

/** One of the four buildings: its picture, features and starting price. */
export function Product({ card, first, pricing, hasFailed }: Props) {
  const name = services.find(({ id }) => id === card.roomType)?.name ?? '';
  return (
    <article className={cx(pageGrid(), root)} {...(first ? {} : { 'data-below-first-screen': '' })}>
      <Picture
        picture={productPictures[card.roomType]}
        sizes="(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 100vw"
        className={picture}
        eager={first}
      />
      <div className={words}>
        <h2 className={css({ textStyle: 'subheading', marginBottom: '3' })}>{name}</h2>
        <TickList items={card.features} className={css({ textStyle: 'small' })} />
      </div>
      <ProductPrice roomType={card.roomType} pricing={pricing} hasFailed={hasFailed} />
    </article>
  );
}

const root = css({
  rowGap: '4',
  alignItems: 'start',
  borderTop: '1px solid {colors.text}',
  paddingTop: '5',
  paddingBottom: { base: '10', lg: '56px' },
  '&:last-of-type': { paddingBottom: 'section' },
});

const picture = css({
  aspectRatio: '3 / 2',
  md: { gridColumn: '1 / span 4', gridRow: '1 / span 2' },
  lg: { gridRow: 'auto' },
});

const words = css({ md: { gridColumn: '5 / -1' }, lg: { gridColumn: '5 / span 5' } });
