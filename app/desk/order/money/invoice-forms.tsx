import { useState } from 'react';
import { creditInvoice, issueStage } from '#app/api/desk/order-money';
import { penceInField, penceTyped } from '#app/desk/frame/typed-amounts';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import type { FollowedMoney } from '#domain/order/contracts/followed-money';
import { inPence } from '#domain/text/in-pence';
import { AMOUNT, MoneyFrame, narrow, result, type MoneyFormProps } from './money-frame';

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
