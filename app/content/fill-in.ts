/** A text contains a token without a value, such as `{phnoe}`. */
export class UnknownTokenError extends Error {
  constructor(readonly token: string) {
    super(`The text asks for {${token}}, which is not among the values`);
    this.name = 'UnknownTokenError';
  }
}

/**
 * Replaces `{tokens}` with `values`: `fillIn('Call {phone}', { phone: '1' })` is "Call 1". Values are
 * inserted as they are, so they may contain braces.
 *
 * @throws UnknownTokenError when the text has a token without a value
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z][a-z-]*)\}/g, (_whole, token: string) => {
    const value = values[token];
    if (value === undefined) throw new UnknownTokenError(token);
    return value;
  });
}
