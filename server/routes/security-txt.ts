import type { Express } from 'express';
import type { CompanyFacts } from '#domain/content/company-facts';

const VALID_MS = 180 * 86_400_000;

interface SecurityTxtServices {
  facts: () => CompanyFacts;
  publicUrl: string | undefined;
  now: () => Date;
}

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell about a vulnerability. It expires half a year
 * after each request: as long as somebody runs this server, somebody reads that mailbox.
 */
export function securityTxtRoute(
  app: Express,
  { facts, publicUrl, now }: SecurityTxtServices,
): void {
  const path = '/.well-known/security.txt';
  app.get(path, (_request, response) => {
    const expires = new Date(now().getTime() + VALID_MS);
    const lines = [
      `Contact: mailto:${facts().company.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`]),
    ];
    response
      .set('cache-control', 'no-cache')
      .type('text')
      .send(`${lines.join('\n')}\n`);
  });
}
