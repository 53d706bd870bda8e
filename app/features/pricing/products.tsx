import { useFacts } from '#app/ui/company/use-facts';
import { pricingPage, productCards } from '#app/content/page-words/pricing-page';
import { vatWords } from '#domain/design/estimate/vat-words';
import { PageHead } from '#app/ui/page/page-head';
import { css } from '#styled/css';
import { wrap } from '#styled/recipes';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { Product } from './product';

type Props = { pricing: PricingConfiguration | null; hasFailed: boolean };

/** The note that these are guide prices, and the four product cards. */
export function Products({ pricing, hasFailed }: Props) {
  const facts = useFacts();
  const cards = productCards(facts);
  return (
    <div className={wrap()}>
      <PageHead title={pricingPage.title}>
        <p>{pricingPage.note}</p>
        <p className={css({ textStyle: 'small', marginTop: '3' })}>{vatWords(facts).sentence}</p>
      </PageHead>
      {cards.map((card, index) => (
        <Product
          key={card.roomType}
          card={card}
          first={index === 0}
          pricing={pricing}
          hasFailed={hasFailed}
        />
      ))}
    </div>
  );
}
