import { Link } from '@tanstack/react-router';
import { formatMoment } from '#app/desk/frame/requests/words';
import type { ShownEntry } from '#domain/order/contracts/admin/audit-log';
import { css } from '#styled/css';
import { actWords } from './act-words';

/** One change: when, who, and what to what. */
export function LogRow({ entry: { at, name, what, about, request } }: { entry: ShownEntry }) {
  const said = actWords(what, about);
  return (
    <li className={row}>
      <time dateTime={at} className={muted}>
        {formatMoment(at)}
      </time>
      <b className={who}>{name}</b>
      <span className={words}>
        {said.act}{' '}
        {request === null ? (
          said.about
        ) : (
          <Link to={`/admin/${request.kind}`} search={{ request: request.id }} className={link}>
            {said.about}
          </Link>
        )}
      </span>
    </li>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '13rem 10rem minmax(0, 1fr)' },
  columnGap: '4',
  paddingBlock: '3',
  borderTop: '1px solid {colors.line}',
});

const muted = css({ color: 'textMuted' });

const who = css({ fontWeight: '600', overflowWrap: 'anywhere' });

const words = css({ overflowWrap: 'anywhere' });

const link = css({ textDecoration: 'underline' });
