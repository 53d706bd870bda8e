import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '#app/desk/people/join-page';

export const Route = createFileRoute('/_admin/admin/join')({ component: JoinPage });
