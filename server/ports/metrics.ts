/** What is counted for monitoring. */
export interface Metrics {
  /** Counts an answer; `route` is as the router spells it, so that no id or token becomes a label. */
  seeAnswer(answer: { method: string; route: string; status: string }, seconds: number): void;
  /** Everything, in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}
