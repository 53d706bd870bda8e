import { money, type MoneyVariantProps } from '#styled/recipes';
import { pounds } from '#domain/text/money';
import { PriceAnnouncement } from './price-announcement';
import { useCountUp } from './use-count-up';

type Props = MoneyVariantProps & {
  /** Pounds. */
  amount: number;
  /** Announce changes to screen readers once they have settled. Use it on only one price per screen. */
  announce?: boolean;
};

/** A price that counts to its new value when it changes. */
export function Money({ amount, size, announce = false }: Props) {
  const shown = useCountUp(amount);
  return (
    <>
      <span className={money({ size })}>{pounds(shown)}</span>
      {announce && <PriceAnnouncement amount={amount} />}
    </>
  );
}
