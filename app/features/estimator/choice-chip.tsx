import { memo, type ReactNode } from 'react';
import { ChoiceCard, ChoiceMark } from '#app/ui/fields/choice-card';
import { css, cx } from '#styled/css';

interface Props {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  title: string;
  /** Smaller text under the title. */
  note?: ReactNode;
}

/** A choice on one line: its name and its mark. */
export const ChoiceChip = memo(function ChoiceChip({ title, note, ...choice }: Props) {
  return (
    <ChoiceCard {...choice} className={note ? cx(card, twoLines) : card}>
      <span className={css({ textStyle: 'label' })}>{title}</span>
      <ChoiceMark shape={choice.type === 'checkbox' ? 'square' : 'round'} />
      {note && <span className={small}>{note}</span>}
    </ChoiceCard>
  );
});

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '3',
  alignItems: 'center',
  alignContent: 'center',
  minHeight: '64px',
  padding: '10px 14px',
});

const twoLines = css({ '& [data-mark]': { gridRow: '1 / span 2', gridColumn: '2' } });

const small = css({
  textStyle: 'small',
  color: 'textMuted',
  fontVariantNumeric: 'tabular-nums lining-nums',
  gridColumn: '1',
});
