import { createFileRoute } from '@tanstack/react-router';
import { About } from '#app/features/about/about';

export const Route = createFileRoute('/about')({ component: About });
