import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { css } from '#styled/css';
import { notesQuery } from '#app/desk/frame/device/use-visit-notes';
import { hasContent, VisitNotes } from './visit-notes';

/** Notes on this device about visits that are not in the list shown: moved, cancelled, or on another day. */
export function OtherNotes({ shown }: { shown: readonly string[] }) {
  const { data } = useQuery(notesQuery);
  const others = data?.notes.filter((note) => !shown.includes(note.requestId) && hasContent(note));
  const requests = new Set(others?.map(({ requestId }) => requestId));
  if (data === undefined || (requests.size === 0 && data.unreadable === 0)) return null;
  return (
    <section aria-label="Other notes on this device" className={section}>
      <h2 className={heading}>Other notes on this device</h2>
      {data.unreadable > 0 && (
        <p role="alert" className={wrong}>
          {data.unreadable === 1 ? 'One note' : `${data.unreadable} notes`} on this device cannot be
          read by this version of the app.
        </p>
      )}
      {[...requests].map((requestId) => (
        <div key={requestId} className={row}>
          <Link to="/admin/quotes" search={{ request: requestId }} className={link}>
            Open the request
          </Link>
          <VisitNotes requestId={requestId} who="this request" />
        </div>
      ))}
    </section>
  );
}

const section = css({ marginTop: '8' });

const heading = css({ textStyle: 'subheading', fontSize: '1.25rem', marginBottom: '2' });

const row = css({ paddingBlock: '3', borderTop: '1px solid {colors.line}' });

const link = css({ textDecoration: 'underline', textUnderlineOffset: '4px' });

const wrong = css({ color: 'danger' });
