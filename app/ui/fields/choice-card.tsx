import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { choice, mark } from '#styled/recipes';
import { TickIcon } from '#app/ui/icons/tick-icon';
import { useEarlyChange } from './use-early-change';

type Props = {
  /** One of several (radio) or any of several (checkbox). */
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A card that is chosen: a native input covers it, so the keyboard works as in any form. */
export function ChoiceCard({ className, children, onChange, ...input }: Props) {
  const styles = choice();
  const { type, checked } = input;
  const control = useEarlyChange<HTMLInputElement>((early) => {
    // A radio button that gave way says nothing: the one chosen instead does.
    if (early.checked !== checked && (early.checked || type === 'checkbox'))
      onChange(early.checked);
  });
  return (
    <label className={cx(styles.root, className)}>
      <input
        {...input}
        ref={control}
        // A choice of the visit before must not look like one of this visit.
        autoComplete="off"
        className={styles.input}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}

/** The sign of a choice: filled with a tick while the card around it is chosen. */
export function ChoiceMark({ shape }: { shape?: 'round' | 'square' }) {
  // Both written out, so that the build can make the calls.
  const look = shape === 'square' ? mark({ shape: 'square' }) : mark();
  return (
    <span className={look} data-mark="">
      <TickIcon />
    </span>
  );
}
