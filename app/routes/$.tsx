import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '#app/features/chrome/not-found';

/** Every path without a route of its own. */
export const Route = createFileRoute('/$')({ component: NotFound });
