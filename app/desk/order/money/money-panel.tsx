import { useRef, useState } from 'react';
import { moneyFile } from '#app/pwa/quote-file/money-file';
import { RefusalNote } from '#app/desk/frame/order/refusal-note';
import { WarningNote } from '#app/desk/frame/page/warning-note';
import { useOrderActions } from '#app/desk/frame/order/use-order-actions';
import { useNow } from '#app/desk/frame/use-now';
import { useSave } from '#app/ui/download/use-save';
import { css } from '#styled/css';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { FollowedMoney } from '#domain/order/contracts/followed-money';
import { paperOfLine, partiesOf, type MoneyPaper } from '#domain/order/money/paper';
import { invoiceLabel } from '#domain/order/money/invoice';
import { STAGE_WORDS } from '#domain/order/history/stages';
import { dayInWords } from '#domain/order/visits/visit-words';
import { isoDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';
import {
  CreditForm,
  IssueForm,
  PaymentForm,
  UndoForm,
  type MoneyAction,
  type MoneyFormProps,
} from './money-forms';

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
  const close = () => {
    setOpen(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const common = { money, now, anonymous, choose };
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
          <button type="button" className={quiet} onClick={() => choose({ do: 'pay' })}>
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

interface RowProps {
  money: FollowedMoney;
  now: Date;
  anonymous: boolean;
  choose: (action: MoneyAction) => void;
}

function StageRow({
  stage,
  now,
  anonymous,
  choose,
}: RowProps & { stage: FollowedMoney['stages'][number] }) {
  const { words, pence, amount, invoice } = stage;
  const canIssue = !anonymous && invoice === null && amount > 0;
  return (
    <li className={row}>
      <div className={what}>
        <p>{words}</p>
        <p className={muted}>{stageWords(stage, now)}</p>
      </div>
      <p className={figure}>{inPence(invoice === null && amount > 0 ? amount : pence)}</p>
      <div className={ends}>
        {canIssue && (
          <button
            type="button"
            className={quiet}
            aria-label={`Issue now: ${words}`}
            onClick={() => choose({ do: 'issue', stage })}
          >
            Issue now…
          </button>
        )}
      </div>
    </li>
  );
}

/** Where a payment stage stands, and when it is due. */
function stageWords(
  { state, invoice, due, pence, amount, isCredited }: FollowedMoney['stages'][number],
  now: Date,
): string {
  if (invoice !== null) {
    const label = invoiceLabel({ kind: 'invoice', number: invoice });
    return state === 'paid' ? `${label}, paid` : `Invoiced: ${label}`;
  }
  if (pence === 0) return 'Nothing to pay';
  if (amount === 0) return 'Invoiced with the others';
  if (isCredited) return 'Its invoice was credited: issue another when it is time';
  if (state === 'due') return 'Due, and not invoiced yet';
  if (due === null || due.when === 'hand') return 'When you issue its invoice';
  switch (due.when) {
    case 'acceptance':
      return 'Due once the quote is accepted';
    case 'step':
      return `Due at the step “${STAGE_WORDS[due.step]}”`;
    case 'date':
      return `Due on ${dayInWords(due.date, now)}`;
  }
}

function LineRow({
  line,
  money,
  now,
  anonymous,
  choose,
}: RowProps & { line: FollowedMoney['account'][number] }) {
  const paper = paperOfLine(money.papers, line);
  const stored = money.papers.find(({ id }) => id === line.id);
  const invoice =
    line.kind === 'invoice'
      ? money.invoices.find(({ number }) => number === stored?.number)
      : undefined;
  const canCredit = !anonymous && invoice !== undefined && invoice.credited < invoice.pence;
  const canUndo = !anonymous && line.kind === 'payment' && !line.undone;
  return (
    <li className={row}>
      <div className={what}>
        <p>{line.undone ? <del>{line.words}</del> : line.words}</p>
        <p className={muted}>
          {[dayInWords(line.on, now), line.undone ? 'undone' : invoiceWords(invoice, now)]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className={line.undone ? muted : figure}>
        {inPence(line.kind === 'invoice' ? line.pence : -line.pence)}
      </p>
      <div className={ends}>
        {paper && !line.undone && <PaperButton paper={paper} name={line.words} />}
        {canCredit && (
          <button
            type="button"
            className={quiet}
            aria-label={`Credit ${invoice.label}`}
            onClick={() => choose({ do: 'credit', invoice })}
          >
            Credit…
          </button>
        )}
        {canUndo && (
          <button
            type="button"
            className={quiet}
            aria-label={`Undo: ${line.words}, ${inPence(line.pence)}`}
            onClick={() => choose({ do: 'undo', payment: line })}
          >
            Undo…
          </button>
        )}
      </div>
    </li>
  );
}

/** "£500.00 open, due 12 December". */
function invoiceWords(
  invoice: FollowedMoney['invoices'][number] | undefined,
  now: Date,
): string | undefined {
  if (invoice === undefined) return undefined;
  const { state, open, dueOn } = invoice;
  if (state === 'credited' || state === 'paid') return state;
  const day = dayInWords(dueOn, now);
  const isLate = dueOn < isoDay(now);
  return `${inPence(open)} open, ${isLate ? `late since ${day}` : `due ${day}`}`;
}

const FAILED = 'The PDF could not be made. Please try again.';

function PaperButton({ paper, name }: { paper: MoneyPaper; name: string }) {
  const { busy, save } = useSave(() => moneyFile(paper), FAILED);
  return (
    <button
      type="button"
      className={quiet}
      aria-busy={busy || undefined}
      aria-label={`PDF: ${name}`}
      onClick={save}
    >
      PDF
    </button>
  );
}

function StatementButton({ money, now }: { money: FollowedMoney; now: Date }) {
  const parties = partiesOf(money.papers);
  const { busy, save } = useSave(
    parties
      ? () => moneyFile({ kind: 'statement', parties, lines: money.account, today: isoDay(now) })
      : null,
    FAILED,
  );
  if (!parties) return null;
  return (
    <button type="button" className={quiet} aria-busy={busy || undefined} onClick={save}>
      Statement (PDF)
    </button>
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

const muted = css({ color: 'textMuted', fontSize: '0.875rem' });

const figure = css({ fontVariantNumeric: 'tabular-nums', fontWeight: '560' });

const list = css({ marginTop: '4', borderTop: '1px solid {colors.line}' });

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 168px' },
  alignItems: 'center',
  columnGap: '4',
  paddingBlock: '2',
  borderBottom: '1px solid {colors.line}',
  '& > :nth-child(2)': { textAlign: 'right' },
});

const what = css({ minWidth: '0', overflowWrap: 'anywhere' });

const ends = css({
  display: 'flex',
  justifyContent: 'flex-end',
  columnGap: '4',
  gridColumn: { base: '1 / -1', md: 'auto' },
});

const buttons = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', marginTop: '2' });

const quiet = css({
  minHeight: 'dense',
  '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target' },
  fontWeight: '520',
  textDecoration: 'underline',
  textDecorationColor: 'lineStrong',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  _hover: { textDecorationColor: 'text' },
});

const box = css({
  marginTop: '3',
  padding: '4',
  background: 'surface',
  border: '1px solid {colors.line}',
  borderRadius: 'control',
});
