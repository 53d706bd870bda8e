import { publishWords } from '#app/desk/words/pieces/publish-words';
import type { ContentKind } from '#app/desk/words/saving/content-kind';
import { changedRows, type SaidRow } from '#app/desk/words/saving/changes/word-changes';
import { textChanges } from '#app/desk/words/saving/changes/text-changes';
import { articleSchema, type Article } from '#domain/site/content/articles';
import {
  articleEditOf,
  articleEditSchema,
  BLANK,
  checkedArticle,
  type ArticleEdit,
} from './article-edit';

/** An article in the saving flow. @param id one that no article has begins a new one */
export function articleKind(id: string): ContentKind<Article, ArticleEdit> {
  return {
    name: `article:${id}`,
    schema: articleSchema,
    what: 'the article',
    editOf: articleEditOf,
    valueOf: (edit) => checkedArticle(edit).value,
    changes: (before, after) => [
      ...changedRows(rowsOf(before), rowsOf(after)),
      ...textChanges({ key: 'body', label: 'Article' }, before.body, after.body),
    ],
    kept: articleEditSchema,
    blank: BLANK,
  };
}

function rowsOf(article: Article): SaidRow[] {
  const { picture, sources } = article;
  return [
    { key: 'title', label: 'Title', text: article.title },
    { key: 'slug', label: 'Address', text: article.slug && `/blog/${article.slug}` },
    { key: 'category', label: 'Category', text: article.category },
    { key: 'date', label: 'Date', text: article.date },
    { key: 'checked', label: 'Checked on', text: article.checked ?? '' },
    { key: 'author', label: 'Written by', text: article.author },
    { key: 'excerpt', label: 'Excerpt', text: article.excerpt },
    {
      key: 'picture',
      label: 'Picture',
      text: 'file' in picture ? picture.file : `gallery ${picture.galleryId}`,
    },
    {
      key: 'sources',
      label: 'Sources',
      text: sources.map(({ title, url }) => `${title} (${url})`).join('\n'),
    },
    { key: 'publishAt', label: 'Visitors see it', text: publishWords(article, new Date()) },
  ];
}
