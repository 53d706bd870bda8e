import { useNow } from '#app/desk/frame/use-now';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { css } from '#styled/css';
import type { DeskOrder } from '#domain/order/contracts/admin/order';
import { eventWords, whoWords } from '#app/desk/frame/order/event-words';
import type { Refusal } from '#app/desk/frame/order/use-order-actions';

interface Props {
  refusal: Refusal | undefined;
  events?: DeskOrder['events'];
}

/** Why an action was not done, in the server's words, and what has happened meanwhile. */
export function RefusalNote({ refusal, events = [] }: Props) {
  const now = useNow();
  if (refusal === undefined) return null;
  const meanwhile = refusal.over === undefined ? [] : events.slice(refusal.over);
  return (
    <div className={note} role="alert">
      <AttentionIcon />
      <div>
        <p>{refusal.words}</p>
        {meanwhile.map((event) => (
          <p key={event.id} className={happened}>
            {whoWords(event)}: {eventWords(event, now).title}
          </p>
        ))}
      </div>
    </div>
  );
}

const note = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '3',
  marginTop: '3',
  padding: '3',
  color: 'danger',
  background: 'dangerSoft',
});

const happened = css({ marginTop: '1', fontWeight: '560', overflowWrap: 'anywhere' });
