import type { ReactNode } from 'react';
import { previewOfAction } from '#app/api/desk/mail-previews';
import { css } from '#styled/css';
import type { CompanyAction } from '#domain/order/history/actions';
import { ActionButtons } from '#app/desk/frame/order/action-buttons';
import type { ActionProps } from '#app/desk/frame/order/action-props';
import { Guarded } from '#app/desk/frame/guarded';

interface Props extends Pick<
  ActionProps,
  'id' | 'isMailSetUp' | 'busy' | 'takeAction' | 'onCancel'
> {
  /** Something has been typed or chosen that would be lost. */
  dirty: boolean;
  /** Asked before it is. */
  title: string;
  /** Null while what is typed is not whole. */
  action: CompanyAction | null;
  go: string;
  /** Whether the homeowner gets a mail, which can be looked at first. */
  mails?: boolean;
  children: ReactNode;
}

/** The form of what the company does to an order: its fields, and the buttons that do it or close it. */
export function ActionFrame(props: Props) {
  const {
    id,
    isMailSetUp,
    busy,
    takeAction,
    onCancel,
    dirty,
    title,
    action,
    go,
    mails = true,
    children,
  } = props;
  return (
    <Guarded dirty={dirty} title={title}>
      {(close) => (
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            if (action) void takeAction(action);
          }}
        >
          {children}
          <ActionButtons
            busy={busy}
            disabled={action === null}
            go={go}
            {...(mails && { mail: action && previewOfAction(id, action) })}
            isMailSetUp={isMailSetUp}
            onCancel={() => close(onCancel)}
          />
        </form>
      )}
    </Guarded>
  );
}

const form = css({ display: 'grid', gap: '3', minWidth: '0' });
