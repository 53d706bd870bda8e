import { useId } from 'react';
import { pegSheet } from '#styled/recipes';

interface Props {
  north: number;
  onTurn: (north: number) => void;
}

/** Turns the north arrow: a slider for thumb and arrow keys. */
export function NorthSlider({ north, onTurn }: Props) {
  const id = useId();
  const styles = pegSheet();
  return (
    <div className={styles.north}>
      <label htmlFor={id} className={styles.label}>
        Turn the arrow to north
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={355}
        step={5}
        value={north}
        aria-valuetext={`${north} degrees clockwise from the back wall`}
        onChange={(event) => onTurn(event.currentTarget.valueAsNumber)}
        className={styles.slider}
      />
    </div>
  );
}
