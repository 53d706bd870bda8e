import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fetchDocument, type StoredDocument } from '#app/api/content';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';
import { Spinner } from '#app/features/admin/frame/spinner';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { CONTENT_KEY } from '#app/features/admin/words/content-query';
import { DocumentForm } from '#app/features/admin/words/document/document-form';
import { useDocumentEdit } from '#app/features/admin/words/document/use-document-edit';
import { ArrowLeftIcon } from '#app/ui/icons/arrow-left-icon';
import { css } from '#styled/css';
import { articleSchema, type Article } from '#domain/content/articles';
import { articleEditOf, articleEditSchema, checkedArticle } from './article-edit';
import { ArticleForm } from './article-form';
import { DeleteArticle } from './delete-article';

type Name = `article:${string}`;

/** Writes an article, new or old. @param id of the article; one that no article has begins one */
export function ArticleScreen({ id }: { id: string }) {
  const name: Name = `article:${id}`;
  const { data, isError } = useQuery({
    queryKey: [...CONTENT_KEY, name],
    queryFn: ({ signal }) => asAdmin(() => fetchDocument(name, articleSchema, signal)),
    refetchOnMount: 'always',
  });
  return (
    <AdminPage>
      <Link to="/admin/words" search={{ set: 'articles' }} className={back}>
        <ArrowLeftIcon /> Back to the articles
      </Link>
      <AdminHead title={data?.value?.title ?? 'An article'} note={data && stateOf(data)} />
      {data && <Writing name={name} stored={data} />}
      {!data &&
        (isError ? (
          <p role="alert">The article could not be loaded.</p>
        ) : (
          <Spinner label="Loading the article" />
        ))}
    </AdminPage>
  );
}

function Writing({ name, stored }: { name: Name; stored: StoredDocument<Article> }) {
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const before = stored.value;
  const edited = useDocumentEdit({
    name,
    stored,
    schema: articleEditSchema,
    editOf: (article) => articleEditOf(article, now),
    check: (edit) => checkedArticle(edit, before, new Date()),
    saved: 'The article is saved',
  });
  const { round, edit, change, errors } = edited;
  const toList = () => void navigate({ to: '/admin/words', search: { set: 'articles' } });
  return (
    <DocumentForm
      edited={edited}
      what="the article"
      actions={
        before && <DeleteArticle title={before.title} onDelete={() => edited.remove(toList)} />
      }
    >
      <ArticleForm key={round} edit={edit} onChange={change} errors={errors} before={before} />
    </DocumentForm>
  );
}

function stateOf({ value }: StoredDocument<Article>): string {
  if (value === null) return 'New';
  if (value.publishAt === null) return 'Not on the site';
  return value.publishAt > new Date().toISOString() ? 'Comes on the site later' : 'On the site';
}

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  marginTop: '3',
  marginBottom: '-3',
  color: 'textMuted',
});
