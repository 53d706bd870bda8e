import { createFileRoute } from '@tanstack/react-router';
import { Estimator } from '#app/features/estimator/estimator';

export const Route = createFileRoute('/_live/estimator')({ component: Estimator });
