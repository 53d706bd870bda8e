import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '#app/features/admin/people/join/join-page';

export const Route = createFileRoute('/_admin/admin/join')({ component: JoinPage });
