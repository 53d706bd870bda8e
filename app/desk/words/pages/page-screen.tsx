import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { BackLink } from '#app/desk/frame/page/back-link';
import { PictureField } from '#app/desk/words/editor/picture-field';
import { FACTS } from '#app/desk/words/facts/facts-document';
import { ContentScreen } from '#app/desk/words/saving/content-screen';
import { PatientArea, PatientField } from '#app/desk/words/saving/patient-fields';
import { css } from '#styled/css';
import { PAGE_NAMES, PAGES, type PageName } from '#domain/site/content/page-words/page-words';
import { pageTokens } from '#domain/site/content/tokens';
import {
  pageDocument,
  pageErrors,
  pictureAt,
  textAt,
  withText,
  type AnyPage,
} from './page-document';
import { PAGE_SECTIONS, type PageField } from './page-fields';

/** Changes the words and pictures of the home page, About or a service (/admin/words/pages). */
export function PageScreen({ search }: { search: Record<string, unknown> }) {
  const page = PAGE_NAMES.find((name) => name === search['page']);
  if (page === undefined) return <PageList />;
  const { title, path } = PAGES[page];
  return (
    <ContentScreen
      key={page}
      document={pageDocument(page)}
      title={title}
      note={`The page at ${path}`}
      className={form}
      back={{ to: '/admin/words/pages', words: 'Back to the pages' }}
    >
      {(edit, change, refused) => (
        <PageForm page={page} edit={edit} onChange={change} refused={refused} />
      )}
    </ContentScreen>
  );
}

function PageList() {
  return (
    <AdminPage>
      <BackLink to="/admin/words">Back to the words</BackLink>
      <AdminHead title="Pages" note="What the site’s own pages say and show" />
      <ul className={list}>
        {PAGE_NAMES.map((page) => (
          <li key={page}>
            <Link to="/admin/words/pages" search={{ page }} className={row}>
              <span className={css({ textDecoration: 'underline' })}>{PAGES[page].title}</span>{' '}
              <span className={muted}>{PAGES[page].path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}

interface Props {
  page: PageName;
  edit: AnyPage;
  onChange: (edit: AnyPage) => void;
  refused: ReadonlyMap<string, string>;
}

function PageForm({ page, edit, onChange, refused }: Props) {
  const { data: facts } = useQuery(FACTS.live);
  const errors = new Map([...refused, ...pageErrors(page, edit)]);
  return (
    <>
      {facts && (
        <p className={muted}>
          {`What stands in braces is filled in from the company’s facts: ${Object.entries(
            pageTokens(facts.value),
          )
            .map(([token, says]) => `{${token}} is “${says}”`)
            .join(', ')}.`}
        </p>
      )}
      {PAGE_SECTIONS[page].map(({ title, pictures = [], fields }) => (
        <fieldset key={title} className={part}>
          <legend className={legend}>{title}</legend>
          <div className={boxes}>
            {pictures.map(({ path, label, hint }) => (
              <div key={path} className={wide}>
                <PictureField
                  label={label}
                  hint={hint}
                  place={`${PAGES[page].title}: ${label.toLowerCase()}`}
                  picture={pictureAt(edit, path)}
                  error={errors.get(path)}
                  onChange={(picture) => onChange({ ...edit, [path]: picture })}
                  onReturn={() => onChange({ ...edit, [path]: null })}
                />
              </div>
            ))}
            {fields.map((field) => (
              <TextBox
                key={field.path}
                field={field}
                value={textAt(edit, field.path)}
                error={errors.get(field.path)}
                onText={(text) => onChange(withText(edit, field.path, text))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface TextBoxProps {
  field: PageField;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
}

function TextBox({ field: { path, label, hint, rows }, value, error, onText }: TextBoxProps) {
  const box = { name: path, label, hint, value, error };
  return rows === undefined ? (
    <PatientField {...box} onChange={({ target }) => onText(target.value)} />
  ) : (
    <div className={wide}>
      <PatientArea {...box} rows={rows} onChange={({ target }) => onText(target.value)} />
    </div>
  );
}

const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' });

const muted = css({ color: 'textMuted', overflowWrap: 'anywhere' });

const part = css({ minWidth: '0' });

const legend = css({ textStyle: 'subheading', fontSize: '1.25rem', paddingBottom: '3' });

const boxes = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
});

const wide = css({ gridColumn: '1 / -1' });

const list = css({ borderTop: '1px solid {colors.line}', marginTop: '4', maxWidth: '720px' });

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  minHeight: 'target',
  borderBottom: '1px solid {colors.line}',
});
