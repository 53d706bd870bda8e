import type { ContentKind } from '#app/desk/words/saving/content-kind';
import { changedItems } from '#app/desk/words/saving/changes/word-changes';
import { checkedPieces } from '#app/desk/words/pieces/piece';
import { publishWords } from '#app/desk/words/pieces/publish-words';
import { shortened } from '#app/desk/words/pieces/shortened';
import { questionsSchema, type Question } from '#domain/site/content/questions';

export const questionName = ({ question }: Question) => shortened(question);

/** The questions in the saving flow: what is typed is the list itself. */
export const QUESTIONS: ContentKind<readonly Question[], readonly Question[]> = {
  name: 'questions',
  schema: questionsSchema,
  what: 'the questions',
  editOf: (value) => value,
  valueOf: (typed) => checkedPieces(questionsSchema, typed).value,
  changes: (before, after) =>
    changedItems(before, after, {
      nameOf: questionName,
      rowsOf: (one) => [
        { key: 'question', label: 'question', text: one.question },
        { key: 'answer', label: 'answer', text: one.answer },
        {
          key: 'more',
          label: 'link',
          text: one.more ? `${one.more.words} (${one.more.to})` : '',
        },
        { key: 'publishAt', label: 'visitors see it', text: publishWords(one, new Date()) },
      ],
    }),
};
