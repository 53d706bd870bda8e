import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { Builder } from '#app/features/builder/builder';

const search = z.object({ step: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(6))), undefined) });

export const Route = createFileRoute('/builder')({
  validateSearch: search,
  component: Builder,
});
