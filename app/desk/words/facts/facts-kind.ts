import type { ContentKind } from '#app/desk/words/saving/content-kind';
import { companyFactsSchema, type CompanyFacts } from '#domain/site/content/facts/company-facts';
import { factsChanges } from './facts-changes';
import { checkedFacts, factsEditOf, type FactsEdit } from './facts-edit';

/** The facts in the saving flow. */
export const FACTS: ContentKind<CompanyFacts, FactsEdit> = {
  name: 'facts',
  schema: companyFactsSchema,
  what: 'the facts',
  editOf: factsEditOf,
  valueOf: (edit) => checkedFacts(edit).facts,
  changes: factsChanges,
};
