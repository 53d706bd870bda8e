import { WithFigures } from '#app/ui/prices/with-figures';
import { Link } from '@tanstack/react-router';
import { css } from '#styled/css';
import type { RequestState } from '#domain/order/request-states';
import { shortMoment } from '#app/desk/frame/requests/words';

interface Props {
  screen: '/admin/quotes' | '/admin/enquiries';
  id: string;
  /** The state the list is filtered by, which opening a request keeps. */
  state: RequestState | undefined;
  title: string;
  note: string;
  amount?: string;
  createdAt: string;
  unread: boolean;
  open: boolean;
}

/** One line of the list: by whom, what is requested, when. */
export function RequestRow({ screen, id, state, title, note, amount, createdAt, ...flags }: Props) {
  return (
    <li>
      <Link
        to={screen}
        search={{ state, request: id }}
        className={row}
        data-open={flags.open || undefined}
        resetScroll={false}
      >
        <span className={name}>
          {flags.unread && (
            <span className={dot}>
              <span className={hidden}>Unread: </span>
            </span>
          )}
          <span translate="no">{title}</span>
        </span>
        <span className={figure}>{amount}</span>
        <span className={muted}>
          <WithFigures text={note} />
        </span>
        <time className={when} dateTime={createdAt}>
          {shortMoment(createdAt)}
        </time>
      </Link>
    </li>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '4',
  rowGap: '2px',
  marginInline: '-16px',
  paddingBlock: '3',
  paddingLeft: '13px',
  paddingRight: '16px',
  borderBottom: '1px solid {colors.line}',
  borderLeft: '3px solid transparent',
  '@media (forced-colors: active)': { borderLeftColor: 'Canvas' },
  _hover: { background: 'surface' },
  _focusVisible: { outlineOffset: '-3px' },
  '&[data-open]': { background: 'accentSoft', borderLeftColor: 'accent' },
});

const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  fontSize: '0.9375rem',
  fontWeight: '520',
  overflowWrap: 'anywhere',
});

const figure = css({ fontSize: '0.9375rem', fontWeight: '520', textAlign: 'right' });

const muted = css({ color: 'textMuted', overflowWrap: 'anywhere' });

const when = css({ color: 'textMuted', textAlign: 'right', whiteSpace: 'nowrap' });

const dot = css({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: 'mark',
});

const hidden = css({ srOnly: true });
