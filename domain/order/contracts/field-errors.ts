import type * as z from 'zod/mini';

/**
 * One sentence per field, for the `fields` of an error body and for forms. The key is the dotted path
 * ("finishes.roofing", "shellSizes.3.width"); "body" stands for the whole document. Works for errors from
 * zod and zod/mini.
 */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body';
    if (!fields.has(field)) fields.set(field, issue.message);
  }
  return Object.fromEntries(fields);
}
