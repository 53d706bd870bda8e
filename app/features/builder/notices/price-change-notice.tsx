import { pounds } from '#domain/text/money';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { Notice } from './notice';
import type { PriceChange } from './price-change';

/** What our new prices changed in the design, item by item. */
export function PriceChangeNotice({
  change,
  onNoted,
}: {
  change: PriceChange;
  onNoted: () => void;
}) {
  return (
    <Notice title="Our prices have changed since you were here">
      <p className={text}>
        Your design was <span>{pounds(change.before)}</span> and is{' '}
        <span>{pounds(change.after)}</span> now.
      </p>
      <ul className={text}>
        {change.parts.map(({ label, before, after }) => (
          <li key={label}>
            {label}: <span>{pounds(before)}</span> before, <span>{pounds(after)}</span> now
          </li>
        ))}
      </ul>
      <Button variant="line" size="compact" className={noted} onClick={onNoted}>
        All right
      </Button>
    </Notice>
  );
}

const text = css({ textStyle: 'small', color: 'textMuted', marginTop: '1' });

const noted = css({ marginTop: '3' });
