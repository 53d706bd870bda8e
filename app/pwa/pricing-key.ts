/** The key of the pricing in the query cache; its parts make the path /api/pricing. */
export const PRICING_KEY = ['api', 'pricing'] as const;
