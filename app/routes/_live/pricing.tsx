import { createFileRoute } from '@tanstack/react-router';
import { PricingGuide } from '#app/features/pricing/pricing';

export const Route = createFileRoute('/_live/pricing')({ component: PricingGuide });
