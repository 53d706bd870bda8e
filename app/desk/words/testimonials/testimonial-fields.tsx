import { useId } from 'react';
import { PatientArea, PatientField } from '#app/desk/words/saving/patient-fields';
import { css } from '#styled/css';
import type { Testimonial } from '#domain/site/content/testimonials';

interface Props {
  testimonial: Testimonial;
  errors: ReadonlyMap<string, string>;
  onChange: (changes: Partial<Testimonial>) => void;
}

/** The boxes of one testimonial. */
export function TestimonialFields({ testimonial, errors, onChange }: Props) {
  const id = useId();
  const text = (field: 'quote' | 'name' | 'location' | 'project') => ({
    value: testimonial[field],
    error: errors.get(field),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <PatientArea
        label="What they say"
        hint="In their own words, without quotation marks. Plain text."
        rows={3}
        {...text('quote')}
      />
      <div className={pair}>
        <PatientField label="Who says it" hint="As they agreed to be named." {...text('name')} />
        <PatientField label="Where they live" hint="Like Northamptonshire." {...text('location')} />
      </div>
      <PatientField
        label="What you built for them"
        hint="Like Garden room, 4 m × 4 m."
        {...text('project')}
      />
      <label className={box} htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          checked={testimonial.sample}
          onChange={({ target }) => onChange({ sample: target.checked })}
        />
        These are sample words and no client’s: visitors are told so
      </label>
    </>
  );
}

const pair = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
});

const box = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target' });
