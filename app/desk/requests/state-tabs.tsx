import { Link } from '@tanstack/react-router';
import { css } from '#styled/css';
import { REQUEST_STATES, type RequestState } from '#domain/order/request-states';
import { formatCount, STATE_WORDS } from '#app/desk/frame/requests/words';

/** The router takes the list without a state for the current one in every state. */
const ONLY_ITSELF = { exact: true };

interface Props {
  screen: '/admin/quotes' | '/admin/enquiries';
  chosenState: RequestState | undefined;
  /** Undefined until known. */
  counts: Record<RequestState, number> | undefined;
}

/** Tabs for all requests and for each state, with counts. */
export function StateTabs({ screen, chosenState, counts }: Props) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label="State" className={tabs}>
      <Link
        to={screen}
        search={{}}
        className={tab}
        activeOptions={ONLY_ITSELF}
        aria-current={current(chosenState === undefined)}
      >
        All <span className={number}>{all !== undefined && formatCount(all)}</span>
      </Link>
      {REQUEST_STATES.map((state) => (
        <Link
          key={state}
          to={screen}
          search={{ state }}
          className={tab}
          activeOptions={ONLY_ITSELF}
          aria-current={current(chosenState === state)}
        >
          {STATE_WORDS[state]}{' '}
          <span className={number}>{counts && formatCount(counts[state])}</span>
        </Link>
      ))}
    </nav>
  );
}

function current(is: boolean): 'page' | 'false' {
  return is ? 'page' : 'false';
}

const tabs = css({
  display: 'flex',
  gap: '5',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: '1px solid {colors.line}',
});

const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  fontWeight: '500',
  color: 'textMuted',
  // Not transparent: forced colours would show it.
  borderBottom: '2px solid {colors.canvas}',
  _hover: { color: 'text' },
  _focusVisible: { outlineOffset: '-3px' },
  '&[aria-current=page]': { color: 'text', borderBottomColor: 'mark' },
});

const number = css({ fontSize: '0.75rem' });
