import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { COMPANY_FACTS, fetchSetting } from '#app/api/desk-settings';
import { fetchDocument, type StoredDocument } from '#app/api/content';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';
import { Spinner } from '#app/features/admin/frame/spinner';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { CONTENT_KEY } from '#app/features/admin/words/content-query';
import { DocumentForm } from '#app/features/admin/words/document/document-form';
import { useDocumentEdit } from '#app/features/admin/words/document/use-document-edit';
import { BodyField } from '#app/features/admin/words/editor/body-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { TextField } from '#app/ui/fields/text-field';
import { ArrowLeftIcon } from '#app/ui/icons/arrow-left-icon';
import { css } from '#styled/css';
import { fieldErrors } from '#domain/contracts/field-errors';
import { legalPageSchema, type LegalName, type LegalPage } from '#domain/content/legal-pages';
import { legalTokens } from '#domain/content/legal-tokens';
import { legalEditSchema } from './legal-edit';

type Name = `legal:${LegalName}`;

/** Changes the privacy, terms or cookies page. */
export function LegalScreen({ page }: { page: LegalName }) {
  const name: Name = `legal:${page}`;
  const { data, isError } = useQuery({
    queryKey: [...CONTENT_KEY, name],
    queryFn: ({ signal }) => asAdmin(() => fetchDocument(name, legalPageSchema, signal)),
    refetchOnMount: 'always',
  });
  return (
    <AdminPage>
      <Link to="/admin/words" className={back}>
        <ArrowLeftIcon /> Back to the words
      </Link>
      <AdminHead title={data?.value?.title ?? 'A page'} note={`At /${page}`} />
      {data && <Writing key={name} name={name} stored={data} />}
      {!data &&
        (isError ? (
          <p role="alert">The page could not be loaded.</p>
        ) : (
          <Spinner label="Loading the page" />
        ))}
    </AdminPage>
  );
}

const EMPTY: LegalPage = { title: '', lead: '', updated: '', body: '' };

function Writing({ name, stored }: { name: Name; stored: StoredDocument<LegalPage> }) {
  const { data: facts } = useQuery({
    queryKey: [COMPANY_FACTS.path],
    queryFn: ({ signal }) => asAdmin(() => fetchSetting(COMPANY_FACTS, signal)),
  });
  const edited = useDocumentEdit({
    name,
    stored,
    schema: legalEditSchema,
    editOf: (page) => page ?? EMPTY,
    check: (edit) => {
      const parsed = legalPageSchema.safeParse(edit);
      if (parsed.success) return { value: parsed.data, errors: {} };
      return { value: null, errors: fieldErrors(parsed.error) };
    },
    saved: 'The page is saved and live',
  });
  const { round, edit, change, errors } = edited;
  return (
    <DocumentForm edited={edited} what="the page">
      <div className={grid}>
        <TextField
          label="Title"
          value={edit.title}
          error={errors['title']}
          onChange={({ target }) => change({ ...edit, title: target.value })}
        />
        <TextField
          label="Last changed in meaning"
          type="date"
          value={edit.updated}
          error={errors['updated']}
          onChange={({ target }) => change({ ...edit, updated: target.value })}
        />
      </div>
      <TextAreaField
        label="Opening sentence"
        rows={2}
        value={edit.lead}
        error={errors['lead']}
        onChange={({ target }) => change({ ...edit, lead: target.value })}
      />
      <BodyField
        key={round}
        label="Page"
        hint="What stands in braces, like {email}, is filled in from the company’s facts."
        value={edit.body}
        error={errors['body']}
        tokens={facts ? Object.entries(legalTokens(facts.value)) : []}
        onChange={(body) => change({ ...edit, body })}
      />
    </DocumentForm>
  );
}

const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', md: '2fr 1fr' },
});

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  marginTop: '3',
  marginBottom: '-3',
  color: 'textMuted',
});
