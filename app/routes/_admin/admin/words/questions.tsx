import { createFileRoute } from '@tanstack/react-router';
import { QuestionsScreen } from '#app/desk/words/pieces/questions-screen';

export const Route = createFileRoute('/_admin/admin/words/questions')({
  component: QuestionsScreen,
});
