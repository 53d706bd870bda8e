import { Link } from '@tanstack/react-router';
import { ANONYMOUS, formatCount, shortMoment, STATE_WORDS } from '#app/desk/frame/requests/words';
import type { AlsoFrom as Others } from '#domain/order/contracts/admin/inbox';
import { css } from '#styled/css';

interface Props {
  also: Others | undefined;
  /** Of whom all these are. */
  name: string;
}

/** The other requests and enquiries of the same person, each with the way to it. */
export function AlsoFrom({ also, name }: Props) {
  if (also === undefined || also.rows.length === 0) return null;
  const more = also.count - also.rows.length;
  const title = `Also from ${name || ANONYMOUS}`;
  return (
    <section aria-label={title} className={section}>
      <h3 className={heading}>{title}</h3>
      <ul>
        {also.rows.map((row) => (
          <li key={row.id} className={item}>
            <Link
              to={row.kind === 'quote' ? '/admin/quotes' : '/admin/enquiries'}
              search={{ request: row.id }}
              className={link}
            >
              {WORDS[row.kind]}
              {row.about !== '' && `: ${row.about}`}
            </Link>
            <span className={muted}>
              {[shortMoment(row.createdAt), STATE_WORDS[row.state], otherName(row.name, name)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={muted}>
          {formatCount(more)} older {more === 1 ? 'one' : 'ones'}: look for the email address or the
          telephone number in the lists.
        </p>
      )}
    </section>
  );
}

const WORDS = { quote: 'Quote request', enquiry: 'Enquiry' } as const;

/** A couple may share a telephone. */
function otherName(theirs: string, name: string): string {
  return theirs === name ? '' : `as ${theirs}`;
}

const section = css({ marginTop: '6' });

const heading = css({ textStyle: 'subheading', fontSize: '1.125rem', marginBottom: '1' });

const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  paddingBlock: '2',
  borderTop: '1px solid {colors.line}',
  overflowWrap: 'anywhere',
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'target', md: '32px' },
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

const muted = css({ color: 'textMuted' });
