import type { ComponentProps } from 'react';
import { css, cx } from '#styled/css';
import { FieldFrame, type FieldWords } from './field-frame';
import { ChevronDownIcon } from '#app/ui/icons/arrows/chevron-down-icon';

type Props = Omit<ComponentProps<'select'>, keyof FieldWords> & FieldWords;

/** A labelled native select, which every phone knows how to show. */
export function SelectField({ label, hint, error, id, children, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {({ className, ...ties }) => (
        <div className={box}>
          <select {...select} {...ties} className={cx(className, list)}>
            {children}
          </select>
          <ChevronDownIcon className={arrow} />
        </div>
      )}
    </FieldFrame>
  );
}

const box = css({ position: 'relative' });

const list = css({
  appearance: 'none',
  paddingRight: '12',
  color: 'text',
  textOverflow: 'ellipsis',
});

const arrow = css({
  position: 'absolute',
  right: '4',
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
});
