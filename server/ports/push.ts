/** What browsers and the rest of the program ask of web push. */
export interface Push {
  /** The public key that browsers subscribe with. @throws {StoreUnavailableError} */
  publicKey(): Promise<string>;
  /** Whether we would send to this endpoint. */
  reaches(endpoint: string): boolean;
}
