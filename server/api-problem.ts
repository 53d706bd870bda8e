interface ProblemDetails {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** An API response other than 2xx: thrown by routes and use cases, sent by `answerProblems`. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  /** `message` is a sentence a homeowner can read; `code` never changes once it is published. */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { fields, headers = {} }: ProblemDetails = {},
  ) {
    super(message);
    this.fields = fields;
    this.headers = headers;
  }
}
