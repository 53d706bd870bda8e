import { WithFigures } from '#app/ui/prices/with-figures';
import { previewOfSending } from '#app/api/desk/mail-previews';
import { MailLook } from '#app/desk/frame/order/mail-preview';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { css } from '#styled/css';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { validUntil } from '#domain/order/quote/quote-version';
import { dayInWords } from '#domain/order/visits/visit-words';
import { inPence } from '#domain/text/in-pence';
import { useNow } from '#app/desk/frame/use-now';
import { RefusalNote } from '#app/desk/frame/order/refusal-note';
import type { Refusal } from '#app/desk/frame/order/use-order-actions';

interface Props {
  id: string;
  open: boolean;
  onClose: () => void;
  onSend: () => void;
  busy: boolean;
  refusal: Refusal | undefined;
  version: number;
  content: WrittenQuote;
  /** The version that the homeowner could still accept. */
  voided: number | undefined;
  to: { name: string; email: string };
  isMailSetUp: boolean;
}

/** The one deliberate step: what goes to whom, and what it brings about. */
export function SendDialog({
  id,
  open,
  onClose,
  onSend,
  busy,
  refusal,
  version,
  content,
  ...of
}: Props) {
  const now = useNow();
  const { total, vatRate, vat, stages } = quoteTotals(content);
  const rows = [
    ['To', `${of.to.name}, ${of.to.email}`],
    [
      'How',
      of.isMailSetUp
        ? 'As a PDF by mail, and on the homeowner’s page'
        : 'On the homeowner’s page. The mail with the PDF is kept: mail is not set up',
    ],
    [
      'Total',
      `${inPence(total)}, ${vatRate === 0 ? 'no VAT added' : `of which ${inPence(vat)} VAT`}`,
    ],
    ['Payment', stages.map(({ words, pence }) => `${inPence(pence)} ${words}`).join('\n')],
    ['Valid until', dayInWords(validUntil(now, content.terms.validDays), now)],
    [
      'Replaces',
      of.voided === undefined ? '' : `Version ${of.voided}, which can then no longer be accepted`,
    ],
  ] as const;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={`Send version ${version}?`}
      description="Once it is sent, nothing in it can be changed: a change is the next version."
    >
      <dl className={list}>
        {rows
          .filter(([, words]) => words !== '')
          .map(([term, words]) => (
            <div key={term} className={row}>
              <dt className={muted}>{term}</dt>
              <dd className={said}>
                <WithFigures text={words} />
              </dd>
            </div>
          ))}
      </dl>
      <RefusalNote refusal={refusal} />
      <div className={actions}>
        <Button busy={busy} disabled={busy} onClick={onSend}>
          {busy ? 'Sending…' : `Send version ${version}`}
        </Button>
        <Button variant="line" disabled={busy} onClick={onClose}>
          Not yet
        </Button>
        <MailLook call={previewOfSending(id, content)} />
      </div>
    </Dialog>
  );
}

const list = css({ marginTop: '4', textStyle: 'small' });

const row = css({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '3',
  paddingBlock: '7px',
  borderBottom: '1px solid {colors.line}',
});

const muted = css({ color: 'textMuted' });

const said = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' });
