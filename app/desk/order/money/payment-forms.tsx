import { useState } from 'react';
import { notePayment, undoPayment } from '#app/api/desk/order-money';
import { penceInField, penceTyped } from '#app/desk/frame/typed-amounts';
import { SelectField } from '#app/ui/fields/select-field';
import { TextField } from '#app/ui/fields/text-field';
import type { FollowedMoney } from '#domain/order/contracts/followed-money';
import { WAY_WORDS } from '#domain/order/money/account';
import { PAYMENT_WAYS } from '#domain/order/money/payment';
import { dayInWords } from '#domain/order/visits/visit-words';
import { isoDay } from '#domain/text/dates';
import { inPence } from '#domain/text/in-pence';
import { css } from '#styled/css';
import { AMOUNT, MoneyFrame, result, type MoneyFormProps } from './money-frame';

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

const fields = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
});
