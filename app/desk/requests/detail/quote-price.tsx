import { WithFigures } from '#app/ui/prices/with-figures';
import { PriceLines } from '#app/ui/prices/price-lines';
import { css } from '#styled/css';
import type { DeskQuoteRequest } from '#domain/order/contracts/admin/desk-quote-request';
import { pounds } from '#domain/text/money';

const SEEN = 'Price as the homeowner saw it';

/** The price line by line, the price the homeowner saw, and today's price for the same design. */
export function QuotePrice({ quote }: { quote: DeskQuoteRequest }) {
  const { atRequest, today, estimatedPrice, unknownPricingVersion } = quote;
  const isSeen = atRequest.total === estimatedPrice;
  const differs = today !== null && today.total !== atRequest.total;
  return (
    <div className={prices}>
      <PriceLines lines={atRequest.lines} />
      <dl>
        <div className={sum}>
          <dt>
            {isSeen ? SEEN : `By the price list of that day, no. ${atRequest.pricingVersion}`}
          </dt>
          <dd className={figure}>{pounds(atRequest.total)}</dd>
        </div>
        {!isSeen && <Row term={SEEN} value={pounds(estimatedPrice)} />}
        {unknownPricingVersion !== null && (
          <Row
            term="Price list of the request"
            value={`${unknownPricingVersion}, not known here`}
          />
        )}
        <Row
          term={today ? `Price today, price list ${today.pricingVersion}` : 'Price today'}
          value={formatToday(quote)}
        />
      </dl>
      {differs && (
        <details className={details}>
          <summary className={summary}>Today’s price, line by line</summary>
          <PriceLines lines={today.lines} total={today.total} />
        </details>
      )}
    </div>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div className={row}>
      <dt>{term}</dt>
      <dd>
        <WithFigures text={value} />
      </dd>
    </div>
  );
}

function formatToday({ today, atRequest }: DeskQuoteRequest): string {
  if (today === null) return 'None: something in it is no longer offered';
  if (today.total === atRequest.total) return `${pounds(today.total)}, the same`;
  const change = today.total - atRequest.total;
  return `${pounds(today.total)} (${change > 0 ? '+' : ''}${pounds(change)})`;
}

const prices = css({ marginTop: '6' });

const sum = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4',
  paddingBlock: '3',
  borderTop: '1px solid {colors.text}',
  marginTop: '-1px',
  fontWeight: '520',
});

const figure = css({ textStyle: 'price', color: 'price' });

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '9px',
  borderBottom: '1px solid {colors.line}',
  color: 'textMuted',
  '& > dd': { textAlign: 'right' },
});

const details = css({ marginTop: '3' });

const summary = css({
  minHeight: 'target',
  display: 'list-item',
  cursor: 'pointer',
  paddingBlock: '3',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
