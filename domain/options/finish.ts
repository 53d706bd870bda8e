/** What every finish has; claddings, roofings and foundations say besides how they are drawn. */
export interface Finish {
  readonly label: string;
  /** Said beside its price, and instead of "Included" where it costs nothing. */
  readonly note?: string;
  /** Its letter in share links, for ever: see sharing/share-letters.ts. */
  readonly shareLetter: string;
}
