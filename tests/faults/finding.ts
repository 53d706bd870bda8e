/** The result for one kind of fault: a row of the table. */
export interface Finding {
  fault: string;
  /** How often, over how much. */
  size: string;
  found: string;
  passed: boolean;
}
