import { moneyFile } from '#app/pwa/quote-file/money-file';
import { Part } from '#app/features/follow/request/part';
import { Button } from '#app/ui/buttons/button';
import { useSave } from '#app/ui/download/use-save';
import type { FollowedMoney } from '#domain/order/contracts/followed-money';
import type { FollowView } from '#domain/order/contracts/follow';
import { paperOfLine, partiesOf, type MoneyPaper } from '#domain/order/money/paper';
import { dayInWords } from '#domain/order/visits/visit-words';
import { formatDay, isoDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';
import { css, cx } from '#styled/css';
import { button, lines as linesRecipe } from '#styled/recipes';
import { BankDetails } from './bank-details';

type Money = FollowedMoney;

/** What is to be paid now and how, what was invoiced and paid, and what comes next. */
export function MoneyPart({ view, now }: { view: FollowView; now: Date }) {
  const { money } = view;
  if (!money || money.papers.length + money.account.length === 0) return null;
  return (
    <Part name="money" title="Invoices and payments">
      <ToPay money={money} reference={view.reference} now={now} />
      <Account money={money} now={now} />
      <NextStages money={money} now={now} />
      <Statement money={money} now={now} />
    </Part>
  );
}

/** The invoices that are open, the oldest first, and where to pay them to. */
function ToPay({ money, reference, now }: { money: Money; reference: string; now: Date }) {
  const open = money.invoices.filter((invoice) => invoice.open > 0);
  const bank = money.papers.findLast((paper) => paper.kind === 'invoice')?.bank;
  if (open.length === 0) return null;
  return (
    <div className={due}>
      <h3 className={css({ textStyle: 'label' })}>To pay now</h3>
      {open.map((invoice) => {
        const { number, label, dueOn, payAt } = invoice;
        const paper = money.papers.find((one) => one.kind === 'invoice' && one.number === number);
        const isLate = dueOn < isoDay(now);
        return (
          <div key={number} className={css({ marginTop: '3' })}>
            <p className={css({ textStyle: 'price', color: 'price' })}>{inPence(invoice.open)}</p>
            <p className={isLate ? late : undefined}>
              {isLate
                ? `It was due on ${dayInWords(dueOn, now)}.`
                : `Please pay it by ${dayInWords(dueOn, now)}.`}
            </p>
            <p className={muted}>{forWords(label, paper?.words)}</p>
            <div className={actions}>
              {payAt !== undefined && (
                <a
                  href={payAt}
                  target="_blank"
                  rel="noreferrer"
                  className={button({ variant: 'solid' })}
                >
                  Pay by card
                </a>
              )}
              {paper && (
                <PaperButton paper={{ kind: 'invoice', row: paper }} name={`Invoice ${label}`} />
              )}
            </div>
          </div>
        );
      })}
      {bank && (
        <>
          <h3 className={css({ textStyle: 'label', marginTop: '6' })}>By bank transfer</h3>
          <BankDetails bank={bank} reference={reference} />
        </>
      )}
    </div>
  );
}

function forWords(label: string, words: string | undefined): string {
  return words === undefined || words === '' ? label : `${label}: ${words}`;
}

/** Everything that was invoiced, credited and paid, and what that comes to. */
function Account({ money, now }: { money: Money; now: Date }) {
  const styles = linesRecipe();
  return (
    <dl className={cx(styles.root, css({ marginTop: '6' }))}>
      {money.account
        .filter(({ undone }) => !undone)
        .map((line) => {
          const paper = paperOfLine(money.papers, line);
          return (
            <div key={line.id} className={styles.row}>
              <dt>
                {line.kind === 'payment' ? `Paid: ${line.words.toLowerCase()}` : line.words}
                <small className={styles.detail}>{dayInWords(line.on, now)}</small>
              </dt>
              <dd className={cx(styles.amount, css({ textAlign: 'right' }))}>
                {inPence(line.kind === 'invoice' ? line.pence : -line.pence)}
                {paper && <PaperLink paper={paper} words={paperWords(line.words, paper.kind)} />}
              </dd>
            </div>
          );
        })}
      <div className={styles.sum}>
        <dt>{openWords(money.open)}</dt>
        <dd className={styles.amount}>{inPence(Math.abs(money.open))}</dd>
      </div>
    </dl>
  );
}

function openWords(open: number): string {
  if (open === 0) return 'Everything is paid';
  return open > 0 ? 'Still open' : 'In your favour';
}

function paperWords(words: string, kind: MoneyPaper['kind']): string {
  return kind === 'receipt' ? `Receipt: ${words}` : words;
}

/** What is still to be invoiced, and when. */
function NextStages({ money, now }: { money: Money; now: Date }) {
  const ahead = money.stages.filter(({ invoice, amount }) => invoice === null && amount > 0);
  if (ahead.length === 0) return null;
  return (
    <p className={cx(muted, css({ marginTop: '4' }))}>
      {`Next: ${ahead
        .map(({ words, amount, due }) =>
          due?.when === 'date'
            ? `${inPence(amount)} on ${dayInWords(due.date, now)}`
            : `${inPence(amount)} ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
        )
        .join('; ')}. We send you an invoice for it.`}
    </p>
  );
}

function Statement({ money, now }: { money: Money; now: Date }) {
  const parties = partiesOf(money.papers);
  if (!parties || money.account.length < 2) return null;
  const lines = money.account;
  return (
    <div className={actions}>
      <PaperButton
        paper={{ kind: 'statement', parties, lines, today: isoDay(now) }}
        name={`Statement of ${formatDay(now)}`}
        words="Statement as PDF"
      />
    </div>
  );
}

const FAILED = 'The PDF could not be made. Please try again.';

function PaperButton({
  paper,
  name,
  words = 'Open as PDF',
}: {
  paper: MoneyPaper;
  name: string;
  words?: string;
}) {
  const { busy, save } = useSave(() => moneyFile(paper), FAILED);
  return (
    <Button variant="line" busy={busy} onClick={save} aria-label={`${words}: ${name}`}>
      {words}
    </Button>
  );
}

function PaperLink({ paper, words }: { paper: MoneyPaper; words: string }) {
  const { busy, save } = useSave(() => moneyFile(paper), FAILED);
  return (
    <button
      type="button"
      className={link}
      aria-busy={busy || undefined}
      aria-label={`PDF of ${words}`}
      onClick={save}
    >
      PDF
    </button>
  );
}

const due = css({
  background: 'cedarSoft',
  padding: { base: '4', md: '5' },
  marginTop: '5',
  overflowWrap: 'anywhere',
});

const late = css({ color: 'danger', fontWeight: '560' });

const muted = css({ textStyle: 'small', color: 'textMuted' });

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' });

const link = css({
  display: 'block',
  marginLeft: 'auto',
  minHeight: 'target',
  paddingInline: '2',
  marginRight: '-8px',
  textStyle: 'caption',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});
