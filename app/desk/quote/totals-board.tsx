import { css } from '#styled/css';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { inPence } from '#domain/text/in-pence';

interface Props {
  content: Pick<WrittenQuote, 'lines' | 'terms' | 'vatRate'>;
  /** Says the total aloud when it has changed. */
  live?: boolean;
}

/** What a quote comes to, to the penny, and what is paid when. */
export function TotalsBoard({ content, live = false }: Props) {
  const { before, discounts, total, vatRate, vat, net, stages } = quoteTotals(content);
  return (
    <section aria-label="Total">
      <dl>
        {discounts !== 0 && (
          <>
            <Row term="Lines" pence={before} />
            <Row term="Discounts" pence={discounts} />
          </>
        )}
        <div className={sum}>
          <dt>{vatRate === 0 ? 'Total, no VAT added' : 'Total with VAT'}</dt>
          <dd className={figure} aria-live={live ? 'polite' : undefined}>
            {inPence(total)}
          </dd>
        </div>
        {vatRate !== 0 && (
          <>
            <Row term={`Of which VAT, ${vatRate} %`} pence={vat} />
            <Row term="Without VAT" pence={net} />
          </>
        )}
      </dl>
      <h3 className={heading}>Payment</h3>
      <dl>
        {stages.map(({ words, percent, pence }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing else names a stage
          <Row key={index} term={`${percent || 0} % ${words}`} pence={pence || 0} />
        ))}
      </dl>
    </section>
  );
}

function Row({ term, pence }: { term: string; pence: number }) {
  return (
    <div className={row}>
      <dt>{term}</dt>
      <dd>{inPence(pence)}</dd>
    </div>
  );
}

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '7px',
  borderBottom: '1px solid {colors.line}',
  '& > dt': { minWidth: '0', overflowWrap: 'anywhere' },
  '& > dd': { textAlign: 'right', whiteSpace: 'nowrap' },
});

const sum = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: '4',
  paddingBlock: '3',
  borderTop: '1px solid {colors.text}',
  fontWeight: '560',
});

const figure = css({ textStyle: 'price', color: 'price' });

const heading = css({ textStyle: 'label', marginTop: '5', marginBottom: '1' });
