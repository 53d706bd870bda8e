import { createFileRoute } from '@tanstack/react-router';
import { WhyModular } from '#app/features/why-modular/why-modular';

export const Route = createFileRoute('/why-modular')({ component: WhyModular });
