import type { ComponentProps } from 'react';
import { TextField } from '#app/ui/fields/text-field';
import type { Contact } from '#domain/order/contracts/requests/quote-request';
import { FIRST_FIELD_ID } from './show-quote-form';
import type { QuoteForm } from './use-quote-form';

type FieldProps = ComponentProps<typeof TextField> & { name: keyof Contact };

const FIELDS: readonly FieldProps[] = [
  {
    name: 'name',
    id: FIRST_FIELD_ID,
    label: 'Name',
    autoComplete: 'name',
    autoCapitalize: 'words',
  },
  {
    name: 'email',
    id: 'quote-email',
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
  },
  {
    name: 'phone',
    id: 'quote-phone',
    label: 'Phone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
];

/** The three fields a quote needs, all required (specification §5). */
export function ContactFields({ form }: { form: QuoteForm }) {
  const { contact, errors, phase, change } = form;
  return (
    <>
      {FIELDS.map((field) => (
        <TextField
          {...field}
          key={field.name}
          required
          readOnly={phase !== 'idle'}
          value={contact[field.name]}
          error={errors[field.name]}
          onChange={(event) => change(field.name, event.currentTarget.value)}
        />
      ))}
    </>
  );
}
