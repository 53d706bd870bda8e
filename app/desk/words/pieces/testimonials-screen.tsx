import { useId } from 'react';
import { contentDocument } from '#app/desk/words/saving/content-document';
import { ContentScreen } from '#app/desk/words/saving/content-screen';
import { PatientArea, PatientField } from '#app/desk/words/saving/patient-fields';
import { changedItems } from '#app/desk/words/saving/word-changes';
import { css } from '#styled/css';
import { testimonialsSchema, type Testimonial } from '#domain/site/content/testimonials';
import { checkedPieces, publishWords, shortened } from './piece';
import { PieceList } from './piece-list';

const testimonialName = ({ quote }: Testimonial) => shortened(quote);

/** The testimonials as a document of the desk: what is typed is the list itself. */
const TESTIMONIALS = contentDocument<readonly Testimonial[], readonly Testimonial[]>({
  name: 'testimonials',
  schema: testimonialsSchema,
  what: 'the testimonials',
  editOf: (value) => value,
  valueOf: (typed) => checkedPieces(testimonialsSchema, typed).value,
  changes: (before, after) =>
    changedItems(before, after, {
      nameOf: testimonialName,
      rowsOf: (one) => [
        { key: 'quote', label: 'what they say', text: one.quote },
        { key: 'name', label: 'who says it', text: one.name },
        { key: 'location', label: 'where they live', text: one.location },
        { key: 'project', label: 'what we built', text: one.project },
        { key: 'sample', label: 'sample words', text: one.sample ? 'yes' : 'no' },
        { key: 'publishAt', label: 'visitors see it', text: publishWords(one, new Date()) },
      ],
    }),
});

/** /admin/words/testimonials */
export function TestimonialsScreen() {
  return (
    <ContentScreen
      document={TESTIMONIALS}
      title="Testimonials"
      note="On the home page, one at a time, in this order"
    >
      {(typed, type, refused) => (
        <PieceList
          items={typed}
          errors={new Map([...refused, ...checkedPieces(testimonialsSchema, typed).errors])}
          noun="testimonial"
          nameOf={testimonialName}
          aboutOf={({ name, location, sample }) =>
            [name, location, sample && 'Sample'].filter(Boolean).join(', ')
          }
          fresh={fresh}
          onChange={type}
        >
          {(item, change, errors) => (
            <TestimonialFields testimonial={item} errors={errors} onChange={change} />
          )}
        </PieceList>
      )}
    </ContentScreen>
  );
}

function fresh(id: string): Testimonial {
  return {
    id,
    quote: '',
    name: '',
    location: '',
    project: '',
    sample: false,
    publishAt: new Date().toISOString(),
  };
}

interface Props {
  testimonial: Testimonial;
  errors: ReadonlyMap<string, string>;
  onChange: (changes: Partial<Testimonial>) => void;
}

/** The boxes of one testimonial. */
function TestimonialFields({ testimonial, errors, onChange }: Props) {
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
