import { useQuery } from '@tanstack/react-query';
import { eventWords, type DeskEvent, whoWords } from '#app/desk/frame/order/event-words';
import { orderQuery } from '#app/desk/frame/order/order-queries';
import { formatMoment } from '#app/desk/frame/requests/words';
import { useNow } from '#app/desk/frame/use-now';
import { isVisualisation } from '#domain/order/history/events';
import { css } from '#styled/css';
import { AskedPhotos } from './asked-photos';
import { EventMails } from './event-mails';

/** The history of a request, once its order is there. */
export function OrderHistory({ id, receivedAt }: { id: string; receivedAt: string }) {
  const { data } = useQuery(orderQuery(id));
  return data && <History id={id} events={data.events} receivedAt={receivedAt} />;
}

interface Props {
  id: string;
  events: readonly DeskEvent[];
  receivedAt: string;
}

/** All that happened to a request, newest first, with what has become of each mail. */
function History({ id, events, receivedAt }: Props) {
  const now = useNow();
  return (
    <section aria-label="History" className={section}>
      <h3 className={heading}>History</h3>
      <ol>
        {events.toReversed().map((event) => {
          const { title, text } = eventWords(event, now);
          return (
            <li key={event.id} className={row}>
              <time dateTime={event.at} className={muted}>
                {formatMoment(event.at)}
              </time>
              <div className={what}>
                <p>
                  <b className={who}>{whoWords(event)}</b> {title}
                </p>
                {text && <p className={words}>{text}</p>}
                {/* Those of a visualisation are at the head of the page. */}
                {!isVisualisation(event.what) && <AskedPhotos id={id} photos={event.photos} />}
                <EventMails id={id} event={event.id} mails={event.mails} />
              </div>
            </li>
          );
        })}
        <li className={row}>
          <time dateTime={receivedAt} className={muted}>
            {formatMoment(receivedAt)}
          </time>
          <p className={what}>
            <b className={who}>Homeowner</b> Request received
          </p>
        </li>
      </ol>
    </section>
  );
}

const section = css({ marginTop: '8' });

const heading = css({ textStyle: 'subheading', fontSize: '1.25rem', marginBottom: '2' });

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '168px minmax(0, 1fr)' },
  columnGap: '4',
  rowGap: '1',
  paddingBlock: '10px',
  borderTop: '1px solid {colors.line}',
});

const muted = css({ color: 'textMuted' });

const what = css({ minWidth: '0', overflowWrap: 'anywhere' });

const who = css({ fontWeight: '600', marginRight: '1' });

const words = css({
  whiteSpace: 'pre-line',
  marginTop: '1',
  paddingLeft: '3',
  borderLeft: '2px solid {colors.line}',
});
