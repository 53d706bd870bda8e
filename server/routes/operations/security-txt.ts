import type { Express } from 'express';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { SECURITY_TXT, securityTxt } from '#domain/site/content/security-txt';

interface SecurityTxtServices {
  facts: () => StoredFacts;
  publicUrl: string | undefined;
  now: () => Date;
}

/** Whom to tell about a vulnerability. */
export function securityTxtRoute(
  app: Express,
  { facts, publicUrl, now }: SecurityTxtServices,
): void {
  app.get(SECURITY_TXT, (_request, response) => {
    response
      .set('cache-control', 'no-cache')
      .type('text')
      .send(securityTxt(facts(), { publicUrl, now: now() }));
  });
}
