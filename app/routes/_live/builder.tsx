import { createFileRoute } from '@tanstack/react-router';
import { Builder } from '#app/features/builder/builder';

export const Route = createFileRoute('/_live/builder')({
  validateSearch: (search): { step?: number } => ({ step: stepOf(search['step']) }),
  component: Builder,
});

/** Validated by hand: a schema here would put zod on every page. */
function stepOf(value: unknown): number | undefined {
  const step = Number(value);
  return Number.isInteger(step) && step >= 1 && step <= 6 ? step : undefined;
}
