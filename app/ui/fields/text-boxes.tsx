import type { SyntheticEvent } from 'react';
import {
  entriesOf,
  type FormFields,
  type Having,
  type NameOf,
} from '#domain/order/contracts/requests/form-fields';
import { TextField } from './text-field';

interface Props<F extends FormFields> {
  fields: F;
  /** Begins the id of each box. */
  id: string;
  /** What the boxes hold, or, without `onChange`, what they begin with. */
  texts: Having<F>;
  errors: Having<F>;
  readOnly?: boolean;
  onChange?: (name: NameOf<F>, text: string) => void;
}

/** The boxes of a form as they are declared. */
export function TextBoxes<F extends FormFields>(props: Props<F>) {
  const { fields, id, texts, errors, readOnly, onChange } = props;
  // All of them: what a browser fills in for people it may fill in together, past React's own `onChange`.
  const take = ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement>) => {
    for (const [name] of entriesOf(fields)) {
      const box = form?.elements.namedItem(name);
      if (!(box instanceof HTMLInputElement) || box.value === (texts[name] ?? '')) continue;
      onChange?.(name, box.value);
    }
  };
  return entriesOf(fields).map(([name, { label, optional, input }]) => (
    <TextField
      key={name}
      name={name}
      label={optional ? `${label} (optional)` : label}
      {...input}
      id={`${id}-${name}`}
      required={!optional}
      readOnly={readOnly}
      error={errors[name]}
      {...(onChange
        ? {
            value: texts[name] ?? '',
            onChange: take,
            onInput: take,
            onBlur: take,
          }
        : { defaultValue: texts[name] })}
    />
  ));
}
