import { createContext, useContext } from 'react';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';

/** What the desk says of the company; provided once, around the whole app. */
export const FactsContext = createContext<CompanyFacts | null>(null);

/** The company's facts, as this page was made from them. */
export function useFacts(): CompanyFacts {
  const facts = useContext(FactsContext);
  if (facts === null) throw new Error('There are no facts around this component');
  return facts;
}
