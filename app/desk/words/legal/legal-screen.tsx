import { useQuery } from '@tanstack/react-query';
import { BodyField } from '#app/desk/words/editor/body-field';
import { FACTS } from '#app/desk/words/facts/facts-document';
import { ContentScreen } from '#app/desk/words/saving/content-screen';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { LEGAL_NAMES } from '#domain/site/content/legal-pages';
import { legalTokens } from '#domain/site/content/tokens';
import { LEGAL_TITLES, legalDocument, legalErrors, type LegalEdit } from './legal-document';

/** Changes the privacy, terms or cookies page (/admin/words/legal). */
export function LegalScreen({ search }: { search: Record<string, unknown> }) {
  const page = LEGAL_NAMES.find((name) => name === search['page']) ?? 'privacy';
  return (
    <ContentScreen
      key={page}
      document={legalDocument(page)}
      title={LEGAL_TITLES[page]}
      note={`The page at /${page}`}
      className={form}
    >
      {(edit, change, refused) => <LegalForm edit={edit} onChange={change} refused={refused} />}
    </ContentScreen>
  );
}

interface Props {
  edit: LegalEdit;
  onChange: (edit: LegalEdit) => void;
  refused: ReadonlyMap<string, string>;
}

function LegalForm({ edit, onChange, refused }: Props) {
  const { data: facts } = useQuery(FACTS.live);
  const errors = new Map([...refused, ...legalErrors(edit)]);
  const change = (changes: Partial<LegalEdit>) => onChange({ ...edit, ...changes });
  return (
    <>
      <div className={grid}>
        <TextField
          label="Title"
          value={edit.title}
          error={errors.get('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label="Last changed in meaning"
          type="date"
          value={edit.updated}
          error={errors.get('updated')}
          onChange={({ target }) => change({ updated: target.value })}
        />
      </div>
      <TextAreaField
        label="Opening sentence"
        rows={2}
        value={edit.lead}
        error={errors.get('lead')}
        onChange={({ target }) => change({ lead: target.value })}
      />
      <BodyField
        label="Page"
        hint="What stands in braces, like {email}, is filled in from the company’s facts."
        value={edit.body}
        error={errors.get('body')}
        tokens={facts ? Object.entries(legalTokens(facts.value)) : []}
        onChange={(body) => change({ body })}
      />
    </>
  );
}

const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' });

const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '2fr 1fr' },
});
