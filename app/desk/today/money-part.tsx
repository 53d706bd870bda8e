import { Link } from '@tanstack/react-router';
import { css } from '#styled/css';
import type { MoneyToday } from '#domain/order/contracts/admin/money';
import { inPence } from '#domain/text/in-pence';

/** What is to come in, what is late, and what came in this month. */
export function MoneyPart({ money }: { money: MoneyToday }) {
  const { open, late, paidThisMonth, lateInvoices } = money;
  if (open + late + paidThisMonth === 0) return null;
  return (
    <section aria-labelledby="money">
      <h2 id="money" className={heading}>
        <Link to="/admin/money">Money</Link>
      </h2>
      <dl className={sums}>
        {late > 0 && (
          <div data-bad>
            <dt>
              {lateInvoices === 1 ? 'Late, on one invoice' : `Late, on ${lateInvoices} invoices`}
            </dt>
            <dd translate="no">{inPence(late)}</dd>
          </div>
        )}
        <div>
          <dt>Due</dt>
          <dd translate="no">{inPence(open)}</dd>
        </div>
        <div>
          <dt>Paid this month</dt>
          <dd translate="no">{inPence(paidThisMonth)}</dd>
        </div>
      </dl>
    </section>
  );
}

const heading = css({
  textStyle: 'subheading',
  marginBottom: '2',
  '& a': { textDecoration: 'underline' },
});

const sums = css({
  borderTop: '1px solid {colors.line}',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    borderBottom: '1px solid {colors.line}',
  },
  '& [data-bad]': { color: 'warning', fontWeight: '600' },
});
