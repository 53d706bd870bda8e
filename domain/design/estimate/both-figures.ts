import { pounds } from '#domain/text/money';

/** The two figures of one estimate, in whole pounds. */
export interface EstimateFigures {
  /** What the builder showed when the request was made. */
  estimatedPrice: number;
  /** What the price list of that day makes of the same choices. */
  serverPrice: number;
}

const SAW = {
  homeowner: (seen: string) =>
    `You saw ${seen} in the builder; by our price list of that day it is`,
  company: (seen: string) => `The homeowner saw ${seen}; by the price list of that day it is`,
} as const;

/**
 * Names both figures where they differ, as where the builder had an older price list: "The homeowner saw £30,000; by the
 * price list of that day it is £20,810." Empty where there is one figure.
 *
 * @param to whom it is said
 */
export function bothFigures(
  { estimatedPrice, serverPrice }: EstimateFigures,
  to: keyof typeof SAW,
): string {
  if (estimatedPrice === serverPrice) return '';
  return `${SAW[to](pounds(estimatedPrice))} ${pounds(serverPrice)}.`;
}
