import { css } from '#styled/css';
import { compareQuotes, type QuoteComparison } from '#domain/order/quote/compare-quotes';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import { inPence } from '#domain/text/in-pence';

interface Props {
  title: string;
  from: WrittenQuote;
  to: WrittenQuote;
}

/** What differs between two contents, and what that comes to. */
export function Comparison({ title, from, to }: Props) {
  const found = compareQuotes(from, to);
  const rows = rowsOf(found);
  const difference = found.totals.to.total - found.totals.from.total;
  return (
    <details className={box}>
      <summary className={summary}>
        {title}: {rows.length === 0 ? 'the same' : `${rows.length} changed, ${signed(difference)}`}
      </summary>
      <ul>
        {rows.map(({ key, what, words, pence }) => (
          <li key={key} className={row}>
            <span>
              <b className={kind}>{what}</b> {words}
            </span>
            {pence !== undefined && <span className={figure}>{signed(pence)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Row {
  key: string;
  what: string;
  words: string;
  pence?: number;
}

function rowsOf({ lines, terms, design, vatRate, year, isReordered }: QuoteComparison): Row[] {
  const changed = lines.map((one): Row => {
    if (one.kind === 'added') {
      return { key: one.id, what: 'Added', words: one.line.words, pence: one.line.pence };
    }
    if (one.kind === 'removed') {
      return { key: one.id, what: 'Removed', words: one.line.words, pence: 0 - one.line.pence };
    }
    const { from, to } = one;
    return { key: one.id, what: 'Changed', words: to.words, pence: to.pence - from.pence };
  });
  const others = Object.entries(TERM_WORDS).filter(([term]) =>
    Object.entries(terms).some(([key, change]) => key === term && change !== undefined),
  );
  return [
    ...changed,
    ...others.map(([key, words]): Row => ({ key, what: 'Changed', words })),
    ...(design ? [{ key: 'design', what: 'Changed', words: 'The design' }] : []),
    ...(vatRate ? [{ key: 'vat', what: 'Changed', words: 'The VAT' }] : []),
    ...(year ? [{ key: 'year', what: 'Changed', words: 'What heating costs' }] : []),
    ...(isReordered ? [{ key: 'order', what: 'Changed', words: 'The order of the lines' }] : []),
  ];
}

const TERM_WORDS: Record<keyof QuoteComparison['terms'], string> = {
  validDays: 'How long it is valid',
  stages: 'The payment stages',
  notIncluded: 'What is not included',
  conditions: 'The conditions',
};

function signed(pence: number): string {
  return `${pence > 0 ? '+' : ''}${inPence(pence)}`;
}

const box = css({ borderBottom: '1px solid {colors.line}' });

const summary = css({
  display: 'list-item',
  minHeight: 'target',
  paddingBlock: '3',
  cursor: 'pointer',
  fontWeight: '520',
  textDecoration: 'underline',
  textDecorationColor: 'lineStrong',
  textUnderlineOffset: '4px',
});

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  paddingBlock: '6px',
  '& > :first-child': { minWidth: '0', overflowWrap: 'anywhere' },
});

const kind = css({ color: 'textMuted', fontWeight: '520' });

const figure = css({ whiteSpace: 'nowrap' });
