import { ChoiceCard, ChoiceMark } from '#app/ui/fields/choice-card';
import { Skeleton } from '#app/ui/loading/skeleton';
import { ServiceMark } from '#app/ui/marks/service-mark';
import { pounds } from '#domain/text/money';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { css } from '#styled/css';
import { roomCard } from '#styled/recipes';

interface Props {
  /** The choices it is one of. */
  group: 'room-type' | 'finished-room';
  value: string;
  service: RoomTypeId;
  name: string;
  popular?: boolean | undefined;
  /** Before the price: "From". */
  priceWord?: string;
  /** Whole pounds; null until there is a price list. */
  price: number | null;
  text: string;
  more?: string;
  checked: boolean;
  onChoose: () => void;
}

/** Something to begin a room with: its mark, name and price in a line, words below. */
export function StartCard(props: Props) {
  const { group, value, service, name, popular, priceWord, price, text, more } = props;
  const styles = roomCard();
  return (
    <ChoiceCard
      type="radio"
      name={group}
      value={value}
      checked={props.checked}
      onChange={props.onChoose}
      className={styles.root}
    >
      <ServiceMark service={service} className={styles.mark} />
      <span className={styles.head}>
        <span className={styles.name}>
          {name}
          {popular && (
            <>
              {' '}
              <span className={styles.popular}>Popular</span>
            </>
          )}
        </span>
        <span className={styles.from}>
          {priceWord}{' '}
          {price === null ? <Skeleton className={unpriced} /> : <span>{pounds(price)}</span>}
        </span>
      </span>
      <ChoiceMark />
      <span className={styles.text}>
        {text}
        {more && <span className={styles.features}>{more}</span>}
      </span>
    </ChoiceCard>
  );
}

/** As wide as "£15,710", within the line, so that nothing moves when the price arrives. */
const unpriced = css({ display: 'inline-block', width: '4em' });
