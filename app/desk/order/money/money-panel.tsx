import { useEffect, useRef, useState } from 'react';
import { RefusalNote } from '#app/desk/frame/order/refusal-note';
import { useOrderActions } from '#app/desk/frame/order/use-order-actions';
import { WarningNote } from '#app/desk/frame/page/warning-note';
import { useNow } from '#app/desk/frame/use-now';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { FollowedMoney } from '#domain/order/contracts/followed-money';
import { inPence } from '#domain/text/in-pence';
import { css } from '#styled/css';
import { CreditForm, IssueForm } from './invoice-forms';
import type { MoneyFormProps } from './money-frame';
import {
  figure,
  LineRow,
  muted,
  quiet,
  StageRow,
  StatementButton,
  type MoneyAction,
} from './money-rows';
import { PaymentForm, UndoForm } from './payment-forms';

interface Props {
  id: string;
  order: DeskOrder;
  money: FollowedMoney;
  anonymous: boolean;
}

/** What an order's stages, invoices and payments come to, and what the company can do about them. */
export function MoneyPanel({ id, order, money, anonymous }: Props) {
  const now = useNow();
  const [open, setOpen] = useState<MoneyAction>();
  const actions = useOrderActions(id, order);
  const opener = useRef<Element>(null);
  const choose = (action: MoneyAction) => {
    actions.forget();
    opener.current = document.activeElement;
    setOpen(action);
  };
  const close = () => setOpen(undefined);
  const isOpen = open !== undefined;
  useEffect(() => {
    // Back to the button, which can be pressed again.
    if (!isOpen && opener.current instanceof HTMLElement) opener.current.focus();
  }, [isOpen]);
  // One form at a time: what is typed into it is not lost to another.
  const common = { money, now, anonymous, isOpen, choose };
  const { isMailSetUp } = order;
  const form = { id, money, isMailSetUp, actions, now, onDone: close };
  return (
    <section aria-label="Money" className={section}>
      <h3 className={heading}>Money</h3>
      <Sums money={money} />
      <Missing order={order} money={money} />
      <ul className={list} aria-label="Payment stages">
        {money.stages.map((stage) => (
          <StageRow key={stage.index} stage={stage} {...common} />
        ))}
      </ul>
      {money.account.length > 0 && (
        <ul className={list} aria-label="Invoices and payments">
          {money.account.map((line) => (
            <LineRow key={line.id} line={line} {...common} />
          ))}
        </ul>
      )}
      <div className={buttons}>
        {!anonymous && (
          <button
            type="button"
            className={quiet}
            disabled={isOpen}
            onClick={() => choose({ do: 'pay' })}
          >
            Note a payment…
          </button>
        )}
        <StatementButton money={money} now={now} />
      </div>
      {open && (
        <section key={keyOf(open)} ref={goInto} className={box} aria-label={formName(open)}>
          <Form action={open} {...form} />
          <RefusalNote refusal={actions.refusal} events={order.events} />
        </section>
      )}
    </section>
  );
}

/** The form is below all rows: whoever opens it is led there. */
function goInto(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('input, button')?.focus();
}

function Form({ action, ...props }: MoneyFormProps & { action: MoneyAction }) {
  switch (action.do) {
    case 'issue':
      return <IssueForm {...props} stage={action.stage} />;
    case 'credit':
      return <CreditForm {...props} invoice={action.invoice} />;
    case 'pay':
      return <PaymentForm {...props} />;
    case 'undo':
      return <UndoForm {...props} payment={action.payment} />;
  }
}

function formName(action: MoneyAction): string {
  switch (action.do) {
    case 'issue':
      return `Issue the invoice: ${action.stage.words}`;
    case 'credit':
      return `Credit ${action.invoice.label}`;
    case 'pay':
      return 'Note a payment';
    case 'undo':
      return 'Undo a payment';
  }
}

function keyOf(action: MoneyAction): string {
  return JSON.stringify([formName(action), action.do === 'undo' && action.payment.id]);
}

/** What the invoices less the credits come to beside the accepted total, and what is open. */
function Sums({ money }: { money: FollowedMoney }) {
  const { accepted, invoiced, credited, paid, open } = money;
  const sums = [
    ['Accepted', accepted === null ? '–' : inPence(accepted)],
    [credited === 0 ? 'Invoiced' : 'Invoiced less credited', inPence(invoiced - credited)],
    ['Paid', inPence(paid)],
    [open < 0 ? 'We owe' : 'Open', inPence(Math.abs(open))],
  ] as const;
  return (
    <dl className={board}>
      {sums.map(([term, amount]) => (
        <div key={term}>
          <dt className={muted}>{term}</dt>
          <dd className={figure}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why no invoice can be made yet. */
function Missing({
  order: { missingForInvoice = [] },
  money: { stages },
}: Pick<Props, 'order' | 'money'>) {
  const waits = stages.some(({ invoice, amount }) => invoice === null && amount > 0);
  if (!waits || missingForInvoice.length === 0) return null;
  return (
    <WarningNote className={css({ marginTop: '3' })}>
      {`No invoice can be made yet. It must also say: ${missingForInvoice.join(', ')}.`}
    </WarningNote>
  );
}

const section = css({ marginTop: '5', borderTop: '1px solid {colors.line}', paddingTop: '4' });

const heading = css({ textStyle: 'subheading', fontSize: '1.25rem' });

const board = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: '3',
  marginTop: '3',
});

const list = css({ marginTop: '4', borderTop: '1px solid {colors.line}' });

const buttons = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', marginTop: '2' });

const box = css({
  marginTop: '3',
  padding: '4',
  background: 'surface',
  border: '1px solid {colors.line}',
  borderRadius: 'control',
});
