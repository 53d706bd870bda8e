import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { choice, mark } from '#styled/recipes';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { useEarlyChange } from './use-early-change';

type Props = {
  /** One of several (radio) or any of several (checkbox). */
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  /** Shown as it is, and cannot be changed. */
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A selectable card: a native input covers it, so the keyboard works as in any form. */
export function ChoiceCard({ className, children, onChange, ...input }: Props) {
  const styles = choice();
  const { type, checked } = input;
  const control = useEarlyChange<HTMLInputElement>((early) => {
    // A radio button that was deselected reports nothing; the newly selected one does.
    if (early.checked !== checked && (early.checked || type === 'checkbox'))
      onChange(early.checked);
  });
  return (
    <label className={cx(styles.root, className)}>
      <input
        {...input}
        ref={control}
        // Stops the browser from restoring a choice from an earlier visit.
        autoComplete="off"
        className={styles.input}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}

/** The card's indicator: filled with a tick while the card is selected. */
export function ChoiceMark({ shape }: { shape?: 'round' | 'square' }) {
  // Both calls written out, so that the build can evaluate them.
  const look = shape === 'square' ? mark({ shape: 'square' }) : mark();
  return (
    <span className={look} data-mark="">
      <TickIcon />
    </span>
  );
}
