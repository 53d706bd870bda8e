import { moneyFile } from '#app/pwa/quote-file/money-file';
import { useSave } from '#app/ui/download/use-save';
import type { FollowedMoney } from '#domain/order/contracts/followed-money';
import { STAGE_WORDS } from '#domain/order/history/stages';
import { invoiceLabel } from '#domain/order/money/invoice';
import { paperOfLine, partiesOf, type MoneyPaper } from '#domain/order/money/paper';
import { dayInWords } from '#domain/order/visits/visit-words';
import { isoDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';
import { css } from '#styled/css';

/** What can be done to an order's money by hand. */
export type MoneyAction =
  | { do: 'issue'; stage: FollowedMoney['stages'][number] }
  | { do: 'credit'; invoice: FollowedMoney['invoices'][number] }
  | { do: 'pay' }
  | { do: 'undo'; payment: FollowedMoney['account'][number] };

interface RowProps {
  money: FollowedMoney;
  now: Date;
  anonymous: boolean;
  isOpen: boolean;
  choose: (action: MoneyAction) => void;
}

/** A payment stage: where it stands, and its invoice made by hand. */
export function StageRow({
  stage,
  now,
  anonymous,
  isOpen,
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
            disabled={isOpen}
            aria-label={`Issue now… ${words}`}
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

/** A line of the account, with its document and what takes it back. */
export function LineRow({
  line,
  money,
  now,
  anonymous,
  isOpen,
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
            disabled={isOpen}
            aria-label={`Credit… ${invoice.label}`}
            onClick={() => choose({ do: 'credit', invoice })}
          >
            Credit…
          </button>
        )}
        {canUndo && (
          <button
            type="button"
            className={quiet}
            disabled={isOpen}
            aria-label={`Undo… ${line.words}, ${inPence(line.pence)}`}
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

export function StatementButton({ money, now }: { money: FollowedMoney; now: Date }) {
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

export const muted = css({ color: 'textMuted', fontSize: '0.875rem' });

export const figure = css({ fontVariantNumeric: 'tabular-nums', fontWeight: '560' });

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

export const quiet = css({
  minHeight: 'dense',
  '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target' },
  fontWeight: '520',
  textDecoration: 'underline',
  textDecorationColor: 'lineStrong',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  _hover: { textDecorationColor: 'text' },
  _disabled: { color: 'textMuted', textDecoration: 'none', cursor: 'default' },
});
