import type { BankLine } from '#domain/order/money/bank-line';

/**
 * What a line of a statement is known by once it is noted: its name's SHA-256 as a UUID of version 8 (RFC 9562), which
 * says nothing of the payer. It is the key of the call, too, so that a line is noted once however often it is sent.
 */
export async function lineKey({ name }: Pick<BankLine, 'name'>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  const hex = Array.from(new Uint8Array(digest, 0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/.exec(hex) ?? [];
  return `${a}-${b}-8${c}-a${d}-${e}`;
}
