import { ContentScreen } from '#app/desk/words/saving/content-screen';
import { checkedPieces } from '#app/desk/words/pieces/piece';
import { PieceList } from '#app/desk/words/pieces/piece-list';
import { testimonialsSchema, type Testimonial } from '#domain/site/content/testimonials';
import { TestimonialFields } from './testimonial-fields';
import { testimonialName, TESTIMONIALS } from './testimonials-kind';

/** /admin/words/testimonials */
export function TestimonialsScreen() {
  return (
    <ContentScreen
      kind={TESTIMONIALS}
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
