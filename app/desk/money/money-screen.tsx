import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fetchMoney } from '#app/api/desk/money';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { LoadState } from '#app/desk/frame/page/load-state';
import { useNow } from '#app/desk/frame/use-now';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { css } from '#styled/css';
import type { DeskMoney } from '#domain/order/contracts/admin/money';
import { inPence } from '#domain/text/in-pence';
import { dayInWords } from '#domain/order/visits/visit-words';
import { ForAccountant } from './for-accountant';
import { ReadStatement } from './statement/read-statement';
import { ANONYMOUS } from '#app/desk/frame/requests/words';

/** What is open, late and paid. Kept only in memory. */
const moneyQuery = queryOptions({
  queryKey: ['/api/money'],
  queryFn: ({ signal }) => asAdmin(() => fetchMoney(signal)),
  refetchOnMount: 'always',
});

/** The money of all orders: what is open, what a bank's statement pays, and files for the accountant (/admin/money). */
export function MoneyScreen() {
  const query = useQuery(moneyQuery);
  const { data } = query;
  return (
    <AdminPage>
      <AdminHead title="Money">
        {data && (
          <ErrorBoundary part="bank statement" instead={null}>
            <ReadStatement invoices={data.invoices} onNoted={() => void query.refetch()} />
          </ErrorBoundary>
        )}
      </AdminHead>
      <LoadState what="The money" query={query} />
      {data && (
        <ErrorBoundary part="open invoices" of={data}>
          <Sums {...data} />
          <Open invoices={data.invoices} />
          <Owed owed={data.owed} />
        </ErrorBoundary>
      )}
      <ErrorBoundary part="accountant">
        <ForAccountant />
      </ErrorBoundary>
    </AdminPage>
  );
}

function Sums({ open, late, paidThisMonth }: DeskMoney) {
  return (
    <dl className={sums}>
      <Sum label="Open" pence={open} />
      <Sum label="Of that late" pence={late} isBad={late > 0} />
      <Sum label="Paid this month" pence={paidThisMonth} />
    </dl>
  );
}

function Sum({ label, pence, isBad }: { label: string; pence: number; isBad?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-bad={isBad || undefined} translate="no">
        {inPence(pence)}
      </dd>
    </div>
  );
}

function Open({ invoices }: Pick<DeskMoney, 'invoices'>) {
  const now = useNow();
  return (
    <section aria-labelledby="open">
      <h2 id="open" className={heading}>
        Open invoices
      </h2>
      {invoices.length === 0 && <p className={muted}>Nothing is open.</p>}
      <ul className={list}>
        {invoices.map(
          ({ requestId, reference, number, label, name, open, pence, dueOn, isLate }) => (
            <li key={number}>
              <Link to="/admin/quotes" search={{ request: requestId }} className={row}>
                <span className={who}>
                  <b translate="no">{name || ANONYMOUS}</b>
                  <span className={muted} translate="no">
                    {reference}
                  </span>
                </span>
                <span translate="no">{label}</span>
                <span data-bad={isLate || undefined} className={due}>
                  {isLate ? 'was due' : 'due'} {dayInWords(dueOn, now)}
                </span>
                <span className={amount}>
                  <b translate="no">{inPence(open)}</b>
                  {open !== pence && (
                    <span className={muted}>
                      of <span translate="no">{inPence(pence)}</span>
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Owed({ owed }: Pick<DeskMoney, 'owed'>) {
  if (owed.length === 0) return null;
  return (
    <section aria-labelledby="owed">
      <h2 id="owed" className={heading}>
        What we owe
      </h2>
      <ul className={list}>
        {owed.map(({ requestId, reference, name, pence }) => (
          <li key={requestId}>
            <Link to="/admin/quotes" search={{ request: requestId }} className={row}>
              <span className={who}>
                <b translate="no">{name || ANONYMOUS}</b>
                <span className={muted} translate="no">
                  {reference}
                </span>
              </span>
              <span className={amount}>
                <b translate="no">{inPence(pence)}</b>
                <span className={muted}>more than was asked for</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const heading = css({ textStyle: 'subheading', marginTop: '8', marginBottom: '2' });

const muted = css({ color: 'textMuted', fontWeight: '400' });

const sums = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, max-content)' },
  columnGap: '10',
  rowGap: '4',
  paddingBlock: '3',
  '& dt': { color: 'textMuted' },
  '& dd': {
    fontSize: '1.375rem',
    fontWeight: '560',
    fontVariantNumeric: 'tabular-nums',
    '&[data-bad]': { color: 'warning' },
  },
});

const list = css({ borderTop: '1px solid {colors.line}', _empty: { display: 'none' } });

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 2fr) 1fr 1.5fr auto' },
  alignItems: 'center',
  columnGap: '5',
  rowGap: '1',
  minHeight: 'target',
  paddingBlock: '3',
  borderBottom: '1px solid {colors.line}',
  _hover: { background: 'surface' },
});

const who = css({ display: 'grid', minWidth: '0', overflowWrap: 'anywhere' });

const due = css({ '&[data-bad]': { color: 'warning', fontWeight: '600' } });

const amount = css({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  gridColumn: { base: '2', md: 'auto' },
  gridRow: { base: '1', md: 'auto' },
});
