/** The pricing's query key; its parts form the path /api/pricing. */
export const PRICING_KEY = ['api', 'pricing'] as const;

/** Whether the cached prices are this device's copy, because the server did not answer. */
export const PRICING_IS_COPY_KEY = ['pricing-is-copy'] as const;
