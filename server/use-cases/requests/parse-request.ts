import * as z from 'zod/mini';
import { fieldErrors } from '#domain/order/contracts/answers';
import { ApiProblem } from '#server/api-problem';

/**
 * The body, parsed by its schema.
 *
 * @throws {ApiProblem} 400 invalid_request, naming the fields
 */
export function parseRequest<S extends z.core.$ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw invalidRequest(fieldErrors(parsed.error));
  return parsed.data;
}

/** The answer to a body with errors in these fields. */
export function invalidRequest(fields: Record<string, string>): ApiProblem {
  return new ApiProblem(400, 'invalid_request', 'Please check the marked fields.', { fields });
}
