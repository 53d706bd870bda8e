import { previewOfAction } from '#app/api/desk/mail-previews';
import type { CompanyAction } from '#domain/order/history/actions';
import { ActionButtons } from './action-buttons';
import type { ActionProps } from './action-props';
import type { DeskAction } from './next-step';

const ONE_PRESS = [
  'held',
  'workshop',
  'site',
  'handed-over',
  'link',
] as const satisfies DeskAction[];

/** What needs nothing but a deliberate press. */
export type OnePressAction = (typeof ONE_PRESS)[number];

export function isOnePress(act: DeskAction): act is OnePressAction {
  return ONE_PRESS.some((one) => one === act);
}

const QUESTIONS: Record<OnePressAction, { words: string; go: string; action: CompanyAction }> = {
  held: {
    words: 'Next is the written quote. The homeowner gets no mail about this.',
    go: 'The visit took place',
    action: { kind: 'visit-held' },
  },
  workshop: {
    words: 'The homeowner gets a mail that the room is being made.',
    go: 'It is in the workshop',
    action: { kind: 'moved-on', to: 'workshop' },
  },
  site: {
    words: 'The homeowner gets a mail that we build on site.',
    go: 'It is on site',
    action: { kind: 'moved-on', to: 'site' },
  },
  'handed-over': {
    words: 'The homeowner gets a mail, and the order is finished.',
    go: 'It is handed over',
    action: { kind: 'moved-on', to: 'handed-over' },
  },
  link: {
    words:
      'The links to the homeowner’s page stop working, on the homeowner’s own phone too, and a new one goes by mail.',
    go: 'Renew the link',
    action: { kind: 'link-renewed' },
  },
};

/** The steps that need nothing but a deliberate press: what it brings about stands beside it. */
export function OnePress({
  id,
  which,
  busy,
  takeAction,
  onCancel,
  isMailSetUp,
}: ActionProps & { which: OnePressAction }) {
  const { words, go, action } = QUESTIONS[which];
  return (
    <div>
      <p>{words}</p>
      <ActionButtons
        busy={busy}
        go={go}
        onGo={() => void takeAction(action)}
        onCancel={onCancel}
        isMailSetUp={isMailSetUp}
        {...(action.kind !== 'visit-held' && { mail: previewOfAction(id, action) })}
      />
    </div>
  );
}
