import type { ContentTouches } from '#domain/order/contracts/admin/content';
import { formatTime } from '#app/desk/frame/format-time';
import { css } from '#styled/css';

/** A list of a thousand articles tells nobody anything. */
const MOST = 40;

/** What saving changes: "31 pages, 4 documents, 6 mails", and which they are. */
export function Touches({ touches }: { touches: ContentTouches }) {
  const { pages, documents, mails, from } = touches;
  const parts = [
    { title: 'Pages', names: pages, many: counted(pages, 'page') },
    { title: 'Documents', names: documents, many: counted(documents, 'document') },
    { title: 'Mails', names: mails, many: counted(mails, 'mail') },
  ].filter(({ names }) => names.length > 0);
  if (parts.length === 0) {
    return (
      <p>Visitors see no difference: nothing of it is on a page, in a document or in a mail now.</p>
    );
  }
  return (
    <div>
      <p className={sum}>
        {parts.map(({ many }) => many).join(', ')}
        {from !== null && `, from ${formatTime(from)} on`}
      </p>
      <details>
        <summary className={summary}>Which they are</summary>
        <div className={columns}>
          {parts.map(({ title, names }) => (
            <div key={title}>
              <h3 className={heading}>{title}</h3>
              <ul>
                {names.slice(0, MOST).map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              {names.length > MOST && <p>and {names.length - MOST} more</p>}
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}

function counted({ length }: readonly string[], word: string): string {
  return `${length.toLocaleString('en-GB')} ${word}${length === 1 ? '' : 's'}`;
}

const sum = css({ fontWeight: '560' });

const summary = css({
  width: 'fit-content',
  minHeight: 'target',
  alignContent: 'center',
  cursor: 'pointer',
  textDecoration: 'underline',
});

const columns = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  textStyle: 'caption',
  '& li': { overflowWrap: 'anywhere' },
});

const heading = css({ fontWeight: '560' });
