/** Properties of every finish; claddings, roofings and foundations add how they are drawn. */
export interface Finish {
  readonly label: string;
  /** Shown beside its price, and instead of "Included" where it costs nothing. */
  readonly note?: string;
  /** Its letter in share links, never changed: see sharing/share-letters.ts. */
  readonly shareLetter: string;
}
