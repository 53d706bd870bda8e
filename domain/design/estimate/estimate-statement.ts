/** Accompanies every price in the builder (specification §2, Builder, step 6). */
export const ESTIMATE_STATEMENT =
  'This figure is an initial estimate. Final pricing is confirmed after a site survey.';
