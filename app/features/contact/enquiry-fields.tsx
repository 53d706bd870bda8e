import { contactForm } from '#app/content/page-words/contact-page';
import { SelectField } from '#app/ui/fields/select-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextBoxes } from '#app/ui/fields/text-boxes';
import type { EnquiryBody } from '#domain/order/contracts/requests/enquiry';
import { enquiryFields } from '#domain/order/contracts/requests/form-fields';
import { contact } from '#styled/recipes';
import type { EnquiryErrors } from './use-enquiry-form';

interface Props {
  /** Initial values of the fields. */
  initial: Partial<EnquiryBody>;
  errors: EnquiryErrors;
  readOnly: boolean;
}

/** The fields of specification §5: four required, two optional. */
export function EnquiryFields({ initial, errors, readOnly }: Props) {
  return (
    <div className={contact().fields}>
      <TextBoxes
        fields={enquiryFields}
        id="enquiry"
        texts={initial}
        errors={errors}
        readOnly={readOnly}
      />
      <div data-wide="">
        <SelectField
          id="enquiry-project-type"
          name="projectType"
          label={optional(contactForm.labels.projectType)}
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
          label={optional(contactForm.labels.message)}
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
