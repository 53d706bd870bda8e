import { createFileRoute } from '@tanstack/react-router';
import { Quotes } from '#app/features/quote/quotes';

export const Route = createFileRoute('/_live/quotes')({ component: Quotes });
