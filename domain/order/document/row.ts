/** A term of the quote and its value. */
export type Row = readonly [term: string, value: string];
