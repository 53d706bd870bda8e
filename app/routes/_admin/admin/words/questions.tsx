import { createFileRoute } from '@tanstack/react-router';
import { QuestionsScreen } from '#app/features/admin/words/questions/questions-screen';

export const Route = createFileRoute('/_admin/admin/words/questions')({
  component: QuestionsScreen,
});
