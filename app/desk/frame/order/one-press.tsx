import { previewOfAction } from '#app/api/desk/mail-previews';
import { css } from '#styled/css';
import type { FollowView } from '#domain/order/contracts/follow';
import { inPence } from '#domain/text/in-pence';
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

/** What a press asks: a room is begun before what was asked for in advance is paid only by somebody who knows. */
function questionOf(
  which: OnePressAction,
  { money }: FollowView,
): (typeof QUESTIONS)[OnePressAction] {
  const open = money?.invoices.filter((invoice) => invoice.open > 0) ?? [];
  const question = QUESTIONS[which];
  if (which !== 'workshop' || open.length === 0) return question;
  const sum = open.reduce((total, invoice) => total + invoice.open, 0);
  const labels = open.map(({ label }) => label).join(', ');
  return {
    words: `${inPence(sum)} of ${labels} is still to be paid.\n${question.words}`,
    go: 'Begin all the same',
    action: { kind: 'moved-on', to: 'workshop', despite: 'advance-open' },
  };
}

/** The steps that need nothing but a deliberate press: what it brings about stands beside it. */
export function OnePress({
  id,
  which,
  busy,
  takeAction,
  onCancel,
  isMailSetUp,
  order,
}: ActionProps & { which: OnePressAction }) {
  const { words, go, action } = questionOf(which, order.follow);
  return (
    <div>
      <p className={css({ whiteSpace: 'pre-line' })}>{words}</p>
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
