import { PublishField } from '#app/desk/words/pieces/publish-field';
import { BodyField } from '#app/desk/words/editor/body-field';
import { PictureField } from '#app/desk/words/editor/picture-field';
import { SelectField } from '#app/ui/fields/select-field';
import { PatientArea, PatientField } from '#app/desk/words/saving/patient-fields';
import { css } from '#styled/css';
import { ARTICLE_CATEGORIES } from '#domain/site/content/articles';
import { checkedArticle, slugOfTitle, type ArticleEdit } from './article-document';
import { SourceFields } from './source-fields';

interface Props {
  edit: ArticleEdit;
  onChange: (edit: ArticleEdit) => void;
  /** What the server said of fields, by their path. */
  refused: ReadonlyMap<string, string>;
}

/** An article: what it says, what is said of it, and when it is seen. */
export function ArticleForm({ edit, onChange, refused }: Props) {
  const errors = new Map([...refused, ...checkedArticle(edit).errors]);
  const change = (changes: Partial<ArticleEdit>) => onChange({ ...edit, ...changes });
  const retitle = (title: string) => {
    // The address follows the title until there is one that somebody may know.
    const follows = edit.knownSlug === null && edit.slug === slugOfTitle(edit.title);
    change({ title, ...(follows && { slug: slugOfTitle(title) }) });
  };
  return (
    <>
      <div className={grid}>
        <PatientField
          label="Title"
          name="title"
          maxLength={200}
          value={edit.title}
          error={errors.get('title')}
          onChange={({ target }) => retitle(target.value)}
        />
        <PatientField
          label="Address"
          name="slug"
          hint={slugHint(edit)}
          autoCapitalize="none"
          spellCheck={false}
          value={edit.slug}
          error={errors.get('slug')}
          onChange={({ target }) => change({ slug: target.value })}
        />
        <SelectField
          label="Category"
          value={edit.category}
          onChange={({ target }) =>
            change({
              category: ARTICLE_CATEGORIES.find((name) => name === target.value) ?? edit.category,
            })
          }
        >
          {ARTICLE_CATEGORIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <PatientField
          label="Date"
          type="date"
          name="date"
          value={edit.date}
          error={errors.get('date')}
          onChange={({ target }) => change({ date: target.value })}
        />
        <PatientField
          label="Checked on"
          type="date"
          name="checked"
          hint="When you last saw that it still holds; visitors see it. Optional."
          value={edit.checked ?? ''}
          error={errors.get('checked')}
          onChange={({ target }) => change({ checked: target.value || undefined })}
        />
        <PatientField
          label="Written by"
          name="author"
          hint="A team, as “The building team”."
          value={edit.author}
          error={errors.get('author')}
          onChange={({ target }) => change({ author: target.value })}
        />
      </div>
      <PatientArea
        label="Excerpt"
        name="excerpt"
        hint="On the blog, in the feed and for search engines: at most 200 characters."
        rows={2}
        value={edit.excerpt}
        error={errors.get('excerpt')}
        onChange={({ target }) => change({ excerpt: target.value })}
      />
      <PictureField
        label="Picture"
        place="The picture at the head of the article"
        picture={edit.picture}
        error={errors.get('picture')}
        onChange={(picture) => change({ picture })}
      />
      <BodyField
        label="Article"
        value={edit.body}
        error={errors.get('body')}
        onChange={(body) => change({ body })}
      />
      <SourceFields
        sources={edit.sources}
        errors={errors}
        onChange={(sources) => change({ sources })}
      />
      <PublishField
        publishAt={edit.publishAt}
        error={errors.get('publishAt')}
        onChange={(publishAt) => change({ publishAt })}
      />
    </>
  );
}

function slugHint({ slug, knownSlug }: ArticleEdit): string {
  const at = `It is at /blog/${slug || '…'}.`;
  if (knownSlug === null || knownSlug === slug) return at;
  return `${at} /blog/${knownSlug}, which visitors know, then leads there.`;
}

const grid = css({
  display: 'grid',
  gap: '4',
  // A field with a hint is taller; the boxes stand in a line.
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
  '& > :nth-child(-n+2)': { gridColumn: { lg: 'span 2' } },
});
