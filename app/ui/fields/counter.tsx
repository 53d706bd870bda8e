import { counter } from '#styled/recipes';
import { MinusIcon } from '#app/ui/icons/minus-icon';
import { PlusIcon } from '#app/ui/icons/plus-icon';

type Props = {
  /** Singular noun for the buttons' labels: "window". */
  unit: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Id of the heading that names the group. */
  labelledBy: string;
};

/** Minus, number, plus. The buttons are disabled at the limits. */
export function Counter({ unit, value, min, max, onChange, labelledBy }: Props) {
  const styles = counter();
  return (
    <fieldset className={styles.root} aria-labelledby={labelledBy}>
      <button
        type="button"
        className={styles.button}
        aria-label={`One ${unit} fewer`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon />
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.button}
        aria-label={`One ${unit} more`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon />
      </button>
    </fieldset>
  );
}
