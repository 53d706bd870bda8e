import type { FollowedQuote } from '#domain/order/contracts/follow';
import type { QuoteLine } from '#domain/order/quote/quote-line';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { vatWordsAt } from '#domain/design/estimate/vat-words';
import { inPence, lineAmount } from '#domain/text/in-pence';
import { css } from '#styled/css';
import { lines as linesRecipe } from '#styled/recipes';

/** A version line by line: reasons, discounts, VAT, the total, its payment stages and its terms. */
export function QuoteBody({ quote: { content, heating = [] } }: { quote: FollowedQuote }) {
  const styles = linesRecipe();
  const { total, vatRate, vat, net, discounts, before, stages } = quoteTotals(content);
  const { notIncluded, conditions } = content.terms;
  return (
    <div className={body}>
      <dl className={styles.root}>
        {content.lines.map((line) => (
          <div key={line.id} className={styles.row} data-removed={line.removed || undefined}>
            <dt>
              {line.removed ? <del>{line.words}</del> : line.words}
              <LineNotes line={line} detail={styles.detail} />
            </dt>
            <dd className={styles.amount}>{amountOf(line)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>
            {`Total, ${vatWordsAt(vatRate).included}`}
            {vatRate !== 0 && (
              <small className={styles.detail}>
                Without VAT <span>{inPence(net)}</span>, VAT <span>{inPence(vat)}</span>
              </small>
            )}
            {discounts !== 0 && (
              <small className={styles.detail}>
                Before discounts <span>{inPence(before)}</span>, discounts{' '}
                <span>{inPence(discounts)}</span>
              </small>
            )}
          </dt>
          <dd className={css({ textStyle: 'price', color: 'price', whiteSpace: 'nowrap' })}>
            {inPence(total)}
          </dd>
        </div>
      </dl>
      <div>
        <h3 className={heading}>When you pay</h3>
        <dl className={styles.root}>
          {stages.map(({ words, percent, pence }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two stages may have the same words, and they never move
            <div key={index} className={styles.row}>
              <dt>
                {words}
                <small className={styles.detail}>{`${percent} %`}</small>
              </dt>
              <dd className={styles.amount}>{inPence(pence)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Sentences title="Heating" items={heating} />
      <Sentences title="Not included" items={notIncluded} />
      <Sentences title="Conditions" items={conditions} />
    </div>
  );
}

function amountOf({ removed, pence }: QuoteLine): string {
  return removed ? 'Taken out' : lineAmount(pence);
}

function LineNotes({ line, detail }: { line: QuoteLine; detail: string | undefined }) {
  const { pence, estimatePence, removed, reason } = line;
  const differs = !removed && estimatePence !== null && estimatePence !== pence;
  return (
    <>
      {reason !== '' && <small className={detail}>{reason}</small>}
      {differs && (
        <small className={detail}>
          In the estimate <span>{inPence(estimatePence)}</span>
        </small>
      )}
    </>
  );
}

function Sentences({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={heading}>{title}</h3>
      <ul className={list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

const body = css({ display: 'grid', gap: '6', marginTop: '5', overflowWrap: 'anywhere' });

const heading = css({ textStyle: 'label', marginBottom: '2' });

const list = css({
  textStyle: 'small',
  listStyle: 'disc',
  paddingLeft: '5',
  display: 'grid',
  gap: '1',
  maxWidth: '68ch',
});
