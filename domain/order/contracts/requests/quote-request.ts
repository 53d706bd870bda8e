import * as z from 'zod/mini';
import { emptyDraft, featuresSchema, shellSizeIdSchema } from '#domain/design/draft/draft';
import { yearSaidSchema } from '#domain/room/energy/use';
import { placementSchema } from '#domain/room/geometry/openings/placement';
import { countsInRequest, countsOf } from '#domain/room/options/counts';
import { finishesSchema } from '#domain/room/options/option-ids';
import type { PricedChoices } from '#domain/design/pricing/price';
import { roomTypeIdSchema } from '#domain/room/options/room-types';
import { checkedShape, quoteFields, type TextsOf, honeypotSchema } from './form-fields';

/** Who asks for a quote. */
export type Contact = TextsOf<typeof quoteFields>;

const estimatedPriceMessage = 'The estimated price must be a whole number of pounds, 0 or more';
const pricingVersionMessage = 'The pricing version must be a whole number above 0';
const followMessage = 'The link to the page of this request must be given as its hash';
const finishesMessage = 'Give the finishes by category';

/** Only what a price needs, from a request that may have been anonymised. */
export const choicesSchema = z.object({
  roomType: roomTypeIdSchema,
  shellSizeId: shellSizeIdSchema,
  ...countsInRequest,
  features: z.prefault(featuresSchema, () => []),
  finishes: z.prefault(z.partial(z.object(finishesSchema.shape, finishesMessage)), () => ({})),
  placement: z.optional(placementSchema),
});

/** What is asked for, without who asks. */
export const askedSchema = z.object({
  ...choicesSchema.shape,
  estimatedPrice: z.int(estimatedPriceMessage).check(z.nonnegative(estimatedPriceMessage)),
  pricingVersion: z.optional(z.int(pricingVersionMessage).check(z.positive(pricingVersionMessage))),
  /** What was said of direction and week; left out where nothing was. */
  yearSaid: z.optional(yearSaidSchema),
});

/**
 * The body of POST /api/room-configurations (specification §7, defaults of §3). patioGlass, placement,
 * pricingVersion, yearSaid and followHash are our optional additions. Unknown keys are ignored.
 */
export const quoteRequestSchema = z.object(
  {
    ...checkedShape(quoteFields),
    ...askedSchema.shape,
    website: honeypotSchema,
    /** SHA-256 of the token of the device's link to the request's page, base64url. */
    followHash: z.optional(
      z.string(followMessage).check(z.regex(/^[A-Za-z0-9_-]{43}$/, followMessage)),
    ),
  },
  'Send the quote request as a JSON object',
);

/** A request as the server stores it: trimmed, with its defaults. */
export type QuoteRequest = z.output<typeof quoteRequestSchema>;

/** A request as it may be sent: anything with a default may be missing. */
export type QuoteRequestBody = z.input<typeof quoteRequestSchema>;

/** The choices a request asks to be priced; anything left out is the standard choice. */
export function choicesOf(request: z.output<typeof choicesSchema>): PricedChoices {
  const { roomType, shellSizeId, features, placement } = request;
  const finishes = { ...emptyDraft.finishes, ...request.finishes };
  return { roomType, shellSizeId, ...countsOf(request), features, finishes, placement };
}
