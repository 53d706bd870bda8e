/** The key of the pricing in the query cache; its parts make the path /api/pricing. */
export const PRICING_KEY = ['api', 'pricing'] as const;

/** Whether the prices in the cache are this device's copy, because the server did not answer. */
export const PRICING_IS_COPY_KEY = ['pricing-is-copy'] as const;
