import type { ReactNode } from 'react';
import { Guarded } from '#app/desk/frame/guarded';
import { ActionButtons } from '#app/desk/frame/order/action-buttons';
import type { OrderActions, OrderCall } from '#app/desk/frame/order/use-order-actions';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import type { FollowedMoney } from '#domain/order/contracts/followed-money';
import { css } from '#styled/css';

export interface MoneyFormProps {
  id: string;
  money: FollowedMoney;
  isMailSetUp: DeskOrder['isMailSetUp'];
  actions: Pick<OrderActions, 'busy' | 'make'>;
  now: Date;
  onDone: () => void;
}

/** What is said of an amount that cannot be read. */
export const AMOUNT = 'Enter an amount like 1,250.00';

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

/** The form of what the company does to an order's money, with the buttons that do it or close it. */
export function MoneyFrame({
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

export const narrow = css({ maxWidth: '240px' });

export const result = css({ fontWeight: '600', minHeight: '1lh' });
