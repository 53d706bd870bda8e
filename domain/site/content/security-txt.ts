import type { CompanyFacts } from './facts/company-facts';

export const SECURITY_TXT = '/.well-known/security.txt';

const VALID_MS = 180 * 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell about a vulnerability. It expires half a year
 * after each request: as long as somebody runs this server, somebody reads that mailbox.
 *
 * @param publicUrl the origin visitors use, if known
 */
export function securityTxt(
  { company }: Pick<CompanyFacts, 'company'>,
  { publicUrl, now }: { publicUrl: string | undefined; now: Date },
): string {
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${SECURITY_TXT}`]),
  ];
  return `${lines.join('\n')}\n`;
}
