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
            onChange: (event) => onChange(name, event.currentTarget.value),
          }
        : { defaultValue: texts[name] })}
    />
  ));
}
