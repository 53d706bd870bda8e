import { useEffect, useRef } from 'react';
import { DesignPlan } from '#app/ui/designs/design-plan';
import { Money } from '#app/ui/prices/money';
import { roomDetails, roomTitle } from '#domain/draft/format-room';
import { priceDraft } from '#domain/pricing/price';
import { css } from '#styled/css';
import { queueItem } from '#styled/recipes';
import { ItemActions } from './item-actions';
import type { ItemProps } from './item-props';

/** One design: its plan, name, summary, today's price and actions. */
export function DesignItem({ arrives, ...item }: ItemProps & { arrives: boolean }) {
  const { design, pricing } = item;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives) heading.current?.focus();
  }, [arrives]);
  const price = priceDraft(design.draft, pricing);
  const styles = queueItem();
  return (
    <li className={styles.root}>
      <div className={styles.plan}>
        <DesignPlan draft={design.draft} sizes={pricing} />
      </div>
      <div className={styles.body}>
        <h2 ref={heading} tabIndex={-1} className={name}>
          {design.name}
        </h2>
        <p>{roomTitle(design.draft, pricing)}</p>
        <p className={css({ color: 'textMuted' })}>{roomDetails(design.draft)}</p>
        <ItemActions {...item} />
      </div>
      <div className={styles.figures}>
        <span className={css({ textStyle: 'caption', color: 'textMuted' })}>
          {price ? 'Estimated price today' : 'No price today'}
        </span>
        {price && <Money amount={price.total} />}
      </div>
    </li>
  );
}

const name = css({
  textStyle: 'subheading',
  marginBottom: '1',
  overflowWrap: 'anywhere',
  _focusVisible: { outline: 'none' },
});
