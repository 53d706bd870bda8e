import { phoneHref } from '#domain/site/content/facts/fact-words';
import { useFacts } from '#app/ui/company/use-facts';
import { Link } from '@tanstack/react-router';
import { pricingPage } from '#app/content/page-words/pricing-page';
import { useOnline } from '#app/pwa/use-online';
import type { PricingState } from '#app/pwa/pricing/use-pricing';
import { Actions } from '#app/ui/buttons/actions';
import { Button } from '#app/ui/buttons/button';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { PhoneIcon } from '#app/ui/icons/phone-icon';
import { vatWords } from '#domain/design/estimate/vat-words';
import { css, cx } from '#styled/css';
import { button, goLink } from '#styled/recipes';
import { extrasNote } from './extras-note';

const words = pricingPage.extras;

/** How reliable the prices are, what they say of VAT, and a link to get your own. */
export function ExtrasAside({ state }: { state: PricingState }) {
  const facts = useFacts();
  const { company } = facts;
  const { pricing, hasFailed, isCopy, checking, retry } = state;
  const online = useOnline();
  const isLost = hasFailed && !pricing;
  const note = extrasNote({ isShown: pricing !== null, hasFailed, online, isCopy, checking });
  return (
    <div className={css({ lg: { gridColumn: '9 / -1' } })}>
      <p>{vatWords(facts).sentence}</p>
      <output className={place}>{note && <span className={said}>{note}</span>}</output>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      {isLost ? (
        <Actions className={css({ marginTop: '4' })}>
          <Button variant="line" onClick={retry}>
            {words.retry}
          </Button>
          <a href={phoneHref(company)} className={button({ variant: 'line' })}>
            <PhoneIcon />
            {company.phone}
          </a>
        </Actions>
      ) : (
        <Link to="/builder" className={cx(goLink(), css({ marginTop: '2' }))}>
          <span>{words.builderLink}</span>
          <ArrowRightIcon />
        </Link>
      )}
    </div>
  );
}

const place = css({ display: 'block', textStyle: 'small', color: 'textMuted' });

// Delayed, so that a message for a brief state never shows.
const said = css({
  display: 'block',
  marginTop: '2',
  animation: 'appear {durations.quick} 200ms backwards',
});
