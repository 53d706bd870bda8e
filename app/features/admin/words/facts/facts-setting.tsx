import { ContentScreen } from '#app/features/admin/words/saving/content-screen';
import type { ContentKind } from '#app/features/admin/words/saving/content-kind';
import { css } from '#styled/css';
import { companyFactsSchema, type CompanyFacts } from '#domain/content/company-facts';
import { factsChanges } from './facts-changes';
import { checkedFacts, factsEditOf, type FactsEdit } from './facts-edit';
import { FactsForm } from './facts-form';

const FACTS: ContentKind<CompanyFacts, FactsEdit> = {
  name: 'facts',
  schema: companyFactsSchema,
  what: 'the facts',
  editOf: factsEditOf,
  valueOf: (edit) => checkedFacts(edit).facts,
  changes: factsChanges,
};

/** The facts about the company. */
export function FactsSetting() {
  return (
    <ContentScreen
      kind={FACTS}
      title="Company facts"
      note="On every page, in documents and in mails"
      className={form}
    >
      {(edit, change) => <FactsForm edit={edit} onChange={change} />}
    </ContentScreen>
  );
}

const form = css({ display: 'grid', gap: '10', '& fieldset': { minWidth: '0' } });
