import { createFileRoute } from '@tanstack/react-router';
import { TestimonialsScreen } from '#app/desk/words/pieces/testimonials-screen';

export const Route = createFileRoute('/_admin/admin/words/testimonials')({
  component: TestimonialsScreen,
});
