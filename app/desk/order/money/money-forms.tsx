import { useState, type ReactNode } from 'react';
import { creditInvoice, issueStage, notePayment, undoPayment } from '#app/api/desk/money';
import { Guarded } from '#app/desk/frame/guarded';
import { ActionButtons } from '#app/desk/frame/order/action-buttons';
import type { OrderActions, OrderCall } from '#app/desk/frame/order/use-order-actions';
import { penceInField, penceTyped } from '#app/desk/frame/typed-amounts';
import { SelectField } from '#app/ui/fields/select-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { FollowedMoney } from '#domain/order/contracts/followed-money';
import { WAY_WORDS } from '#domain/order/money/account';
import { PAYMENT_WAYS } from '#domain/order/money/payment';
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

export interface MoneyFormProps {
  id: string;
  money: FollowedMoney;
  isMailSetUp: DeskOrder['isMailSetUp'];
  actions: Pick<OrderActions, 'busy' | 'make'>;
  now: Date;
  onDone: () => void;
}

const AMOUNT = 'Enter an amount like 1,250.00';

/** Makes the invoice of a stage by hand: before its time, or anew after it was credited. */
export function IssueForm({
  stage,
  ...props
}: MoneyFormProps & { stage: FollowedMoney['stages'][number] }) {
  const { id, money } = props;
  const { index, words } = stage;
  const others = money.stages.filter(({ invoice, amount }) => invoice === null && amount > 0);
  const isLast = others.length === 1;
  const [amount, setAmount] = useState(penceInField(stage.amount));
  const [isTold, tell] = useState(false);
  const pence = penceTyped(amount);
  const wrong = Number.isNaN(pence) || pence <= 0 ? AMOUNT : undefined;
  return (
    <MoneyFrame
      {...props}
      dirty={pence !== stage.amount}
      title="Leave without the invoice?"
      go="Issue the invoice"
      callOf={() => {
        tell(true);
        if (wrong !== undefined) return null;
        const what = { stage: index, ...(pence !== stage.amount && { pence }) };
        return { what, send: (key, over) => issueStage(id, key, { over, ...what }) };
      }}
    >
      <p>
        {`${words}. The homeowner gets the invoice by mail and on their page. It never changes; a credit note takes it back.`}
      </p>
      {isLast ? (
        <p className={result}>
          {`It takes all that is left of the accepted total: ${inPence(stage.amount)}.`}
        </p>
      ) : (
        <div className={narrow}>
          <TextField
            label="Amount in pounds"
            inputMode="decimal"
            value={amount}
            error={isTold ? wrong : undefined}
            onChange={({ target }) => setAmount(target.value)}
          />
        </div>
      )}
    </MoneyFrame>
  );
}

/** Takes back an invoice, whole or a part of it. */
export function CreditForm({
  invoice,
  ...props
}: MoneyFormProps & { invoice: FollowedMoney['invoices'][number] }) {
  const { id } = props;
  const { number, label, pence, credited } = invoice;
  const most = pence - credited;
  const [amount, setAmount] = useState(penceInField(most));
  const [text, setText] = useState('');
  const [isTold, tell] = useState(false);
  const typed = penceTyped(amount);
  const wrong = {
    amount:
      Number.isNaN(typed) || typed <= 0
        ? AMOUNT
        : typed > most
          ? `Credit at most ${inPence(most)}: that is what is left of ${label}`
          : undefined,
    text: text.trim() === '' ? 'Write why it is credited' : undefined,
  };
  return (
    <MoneyFrame
      {...props}
      dirty={text.trim() !== '' || typed !== most}
      title="Leave without the credit note?"
      go="Make the credit note"
      callOf={() => {
        tell(true);
        if (wrong.amount !== undefined || wrong.text !== undefined) return null;
        const what = { number, pence: typed, text };
        return { what, send: (key, over) => creditInvoice(id, key, { over, ...what }) };
      }}
    >
      <p>{`${label} stays as it is. The homeowner gets the credit note by mail and on their page.`}</p>
      <div className={narrow}>
        <TextField
          label="Amount in pounds"
          inputMode="decimal"
          value={amount}
          error={isTold ? wrong.amount : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
      </div>
      <TextAreaField
        label="Why"
        hint="Stands on the credit note."
        rows={2}
        maxLength={300}
        value={text}
        error={isTold ? wrong.text : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </MoneyFrame>
  );
}

/** Notes money that has come in. */
export function PaymentForm(props: MoneyFormProps) {
  const { id, money, now } = props;
  const today = isoDay(now);
  const begun = money.open > 0 ? penceInField(money.open) : '';
  const [amount, setAmount] = useState(begun);
  const [on, setOn] = useState(today);
  const [how, setHow] = useState<(typeof PAYMENT_WAYS)[number]>('bank');
  const [text, setText] = useState('');
  const [isTold, tell] = useState(false);
  const pence = penceTyped(amount);
  const isAmount = !Number.isNaN(pence) && pence > 0;
  const wrong = {
    amount: isAmount ? undefined : AMOUNT,
    on: on === '' || on > today ? 'Enter the day on which it came: today or before' : undefined,
  };
  return (
    <MoneyFrame
      {...props}
      dirty={amount !== begun || on !== today || text.trim() !== ''}
      title="Leave without noting the payment?"
      go="Note the payment"
      callOf={() => {
        tell(true);
        if (wrong.amount !== undefined || wrong.on !== undefined) return null;
        const what = { pence, on, how, text };
        return { what, send: (key) => notePayment(id, key, what) };
      }}
    >
      <div className={fields}>
        <TextField
          label="Amount in pounds"
          inputMode="decimal"
          value={amount}
          error={isTold ? wrong.amount : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label="Day it came"
          type="date"
          max={today}
          value={on}
          error={isTold ? wrong.on : undefined}
          onChange={({ target }) => setOn(target.value)}
        />
        <SelectField
          label="How"
          value={how}
          onChange={({ target: { value } }) =>
            setHow(PAYMENT_WAYS.find((way) => way === value) ?? how)
          }
        >
          {PAYMENT_WAYS.map((way) => (
            <option key={way} value={way}>
              {WAY_WORDS[way]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Note"
        hint="For us alone. Optional."
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <output className={result}>{isAmount ? leftWords(money.open - pence) : ''}</output>
    </MoneyFrame>
  );
}

/** What a payment leaves, before it is noted: part of what is open, all of it, or more. */
function leftWords(left: number): string {
  if (left === 0) return 'With it, everything that was invoiced is paid.';
  return left > 0
    ? `It pays a part: ${inPence(left)} stays open.`
    : `It is ${inPence(-left)} more than is open: that stays in the homeowner’s favour.`;
}

/** Takes back a payment that was noted by mistake. */
export function UndoForm({
  payment,
  ...props
}: MoneyFormProps & { payment: FollowedMoney['account'][number] }) {
  const { id, now } = props;
  const [text, setText] = useState('');
  const [isTold, tell] = useState(false);
  const { pence, on } = payment;
  const wrong = text.trim() === '' ? 'Write why it is undone' : undefined;
  return (
    <MoneyFrame
      {...props}
      dirty={text.trim() !== ''}
      title="Leave without undoing the payment?"
      mails={false}
      go="Undo the payment"
      callOf={() => {
        tell(true);
        if (wrong !== undefined) return null;
        const what = { payment: payment.id, text };
        return { what, send: (key) => undoPayment(id, key, what) };
      }}
    >
      <p>
        {`${inPence(pence)} of ${dayInWords(on, now)} counts no more, here and on the homeowner’s page. No mail goes about it.`}
      </p>
      <TextField
        label="Why"
        hint="For us alone."
        maxLength={300}
        value={text}
        error={isTold ? wrong : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </MoneyFrame>
  );
}

interface FrameProps extends MoneyFormProps {
  dirty: boolean;
  /** Asked before what was typed is lost. */
  title: string;
  go: string;
  /** Null while what is typed is not whole, which is then marked. */
  callOf: () => OrderCall | null;
  /** Whether the homeowner gets a mail about it. */
  mails?: boolean;
  children: ReactNode;
}

function MoneyFrame({
  dirty,
  title,
  go,
  callOf,
  mails = true,
  isMailSetUp,
  actions,
  onDone,
  children,
}: FrameProps) {
  const submit = async () => {
    const call = callOf();
    if (call !== null && (await actions.make(call))) onDone();
  };
  return (
    <Guarded dirty={dirty} title={title}>
      {(close) => (
        <form
          noValidate
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {children}
          {mails && isMailSetUp === false && (
            <p className={css({ color: 'textMuted' })}>
              Mail is not set up: the mail about this is kept, and nobody gets it.
            </p>
          )}
          <ActionButtons busy={actions.busy} go={go} onCancel={() => close(onDone)} />
        </form>
      )}
    </Guarded>
  );
}

const form = css({ display: 'grid', gap: '3', minWidth: '0' });

const narrow = css({ maxWidth: '240px' });

const fields = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
});

const result = css({ fontWeight: '600', minHeight: '1lh' });
