/** What one kind of fault has shown: a row of the table. */
export interface Finding {
  fault: string;
  /** How often, over how much. */
  size: string;
  found: string;
  passed: boolean;
}
