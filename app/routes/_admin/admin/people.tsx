import { createFileRoute } from '@tanstack/react-router';
import { PeopleScreen } from '#app/desk/people/people-screen';

export const Route = createFileRoute('/_admin/admin/people')({ component: PeopleScreen });
