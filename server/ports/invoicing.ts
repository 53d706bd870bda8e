/** Makes the invoices of payment stages that are due. */
export interface Invoicing {
  /** Those of an order, at once. Never throws: what cannot be done now is done within minutes. */
  issue(requestId: string): Promise<void>;
}
