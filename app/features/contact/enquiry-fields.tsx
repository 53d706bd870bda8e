import { contactForm } from '#app/content/page-words/contact-page';
import { SelectField } from '#app/ui/fields/select-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import type { EnquiryBody } from '#domain/order/contracts/requests/enquiry';
import { contact } from '#styled/recipes';
import type { EnquiryErrors } from './use-enquiry-form';

interface Props {
  /** Initial values of the fields. */
  initial: Partial<EnquiryBody>;
  errors: EnquiryErrors;
  readOnly: boolean;
}

const { labels } = contactForm;

const REQUIRED = [
  { name: 'name', label: labels.name, autoComplete: 'name', autoCapitalize: 'words' },
  {
    name: 'email',
    label: labels.email,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
  },
  { name: 'phone', label: labels.phone, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  {
    name: 'postcode',
    label: labels.postcode,
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
] as const;

/** The fields of specification §5: four required, two optional. */
export function EnquiryFields({ initial, errors, readOnly }: Props) {
  return (
    <div className={contact().fields}>
      {REQUIRED.map((field) => (
        <TextField
          {...field}
          key={field.name}
          id={`enquiry-${field.name}`}
          required
          readOnly={readOnly}
          defaultValue={initial[field.name]}
          error={errors[field.name]}
        />
      ))}
      <div data-wide="">
        <SelectField
          id="enquiry-project-type"
          name="projectType"
          label={optional(labels.projectType)}
          defaultValue={initial.projectType ?? ''}
          error={errors.projectType}
        >
          <option value="">{contactForm.projectTypeEmpty}</option>
          {contactForm.projectTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
      </div>
      <div data-wide="">
        <TextAreaField
          id="enquiry-message"
          name="message"
          label={optional(labels.message)}
          hint={contactForm.messageHint}
          rows={5}
          maxLength={4000}
          readOnly={readOnly}
          defaultValue={initial.message}
          error={errors.message}
        />
      </div>
    </div>
  );
}

function optional(label: string): string {
  return `${label} (${contactForm.optional})`;
}
