import { css, cx } from '#styled/css';
import { TickIcon } from '#app/ui/icons/states/tick-icon';

type Props = {
  items: readonly string[];
  className?: string;
};

/** Short lines, each behind a drawn tick. */
export function TickList({ items, className }: Props) {
  return (
    <ul className={cx(list, className)}>
      {items.map((item) => (
        <li key={item} className={line}>
          <TickIcon className={tick} />
          {item}
        </li>
      ))}
    </ul>
  );
}

const list = css({ display: 'grid', gap: '2px', alignContent: 'start', textWrap: 'balance' });

const line = css({ display: 'flex', gap: '10px', paddingBlock: '3px' });

const tick = css({ color: 'accentInk', marginTop: '2px' });
