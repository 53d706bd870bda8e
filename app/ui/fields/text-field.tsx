import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';

type Props = Omit<ComponentProps<'input'>, keyof FieldWords> & FieldWords;

/** A labelled text box. Hint and error are linked by aria-describedby. */
export function TextField({ label, hint, error, id, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(ties) => <input {...input} {...ties} />}
    </FieldFrame>
  );
}
