import { createFileRoute } from '@tanstack/react-router';
import { Designs } from '#app/features/designs/designs';

export const Route = createFileRoute('/_live/designs')({ component: Designs });
