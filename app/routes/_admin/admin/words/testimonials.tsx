import { createFileRoute } from '@tanstack/react-router';
import { TestimonialsScreen } from '#app/desk/words/testimonials/testimonials-screen';

export const Route = createFileRoute('/_admin/admin/words/testimonials')({
  component: TestimonialsScreen,
});
