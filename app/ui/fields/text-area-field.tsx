import type { ComponentProps } from 'react';
import { css, cx } from '#styled/css';
import { FieldFrame, type FieldWords } from './field-frame';

type Props = Omit<ComponentProps<'textarea'>, keyof FieldWords> & FieldWords;

/** A labelled multi-line text box. */
export function TextAreaField({ label, hint, error, id, rows = 4, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {({ className, ...ties }) => (
        <textarea {...input} {...ties} rows={rows} className={cx(className, lines)} />
      )}
    </FieldFrame>
  );
}

const lines = css({ paddingBlock: '3', resize: 'vertical' });
