import { contentDocument } from '#app/desk/words/saving/content-document';
import { ContentScreen } from '#app/desk/words/saving/content-screen';
import { PatientArea, PatientField } from '#app/desk/words/saving/patient-fields';
import { changedItems } from '#app/desk/words/saving/word-changes';
import { css } from '#styled/css';
import { questionsSchema, type Question } from '#domain/site/content/questions';
import { checkedPieces, publishWords, shortened } from './piece';
import { PieceList } from './piece-list';

const questionName = ({ question }: Question) => shortened(question);

/** The questions as a document of the desk: what is typed is the list itself. */
const QUESTIONS = contentDocument<readonly Question[], readonly Question[]>({
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
});

/** /admin/words/questions */
export function QuestionsScreen() {
  return (
    <ContentScreen
      document={QUESTIONS}
      title="Questions and answers"
      note="At the end of Pricing, in this order"
    >
      {(typed, type, refused) => (
        <PieceList
          items={typed}
          errors={new Map([...refused, ...checkedPieces(questionsSchema, typed).errors])}
          noun="question"
          nameOf={questionName}
          aboutOf={() => ''}
          fresh={fresh}
          onChange={type}
        >
          {(item, change, errors) => (
            <QuestionFields question={item} errors={errors} onChange={change} />
          )}
        </PieceList>
      )}
    </ContentScreen>
  );
}

function fresh(id: string): Question {
  return { id, question: '', answer: '', more: null, publishAt: new Date().toISOString() };
}

interface Props {
  question: Question;
  errors: ReadonlyMap<string, string>;
  onChange: (changes: Partial<Question>) => void;
}

/** The boxes of one question. */
function QuestionFields({ question, errors, onChange }: Props) {
  const { more } = question;
  const changeMore = (changes: Partial<NonNullable<Question['more']>>) => {
    const link = { to: '', words: '', ...more, ...changes };
    onChange({ more: link.to === '' && link.words === '' ? null : link });
  };
  return (
    <>
      <PatientField
        label="Question"
        value={question.question}
        error={errors.get('question')}
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <PatientArea
        label="Answer"
        hint="One paragraph of plain text."
        rows={4}
        value={question.answer}
        error={errors.get('answer')}
        onChange={({ target }) => onChange({ answer: target.value })}
      />
      <div className={pair}>
        <PatientField
          label="Read more on"
          hint="A page of this site like /permission, or nothing."
          value={more?.to ?? ''}
          error={errors.get('more.to')}
          onChange={({ target }) => changeMore({ to: target.value })}
        />
        <PatientField
          label="Words of the link"
          value={more?.words ?? ''}
          error={errors.get('more.words')}
          onChange={({ target }) => changeMore({ words: target.value })}
        />
      </div>
    </>
  );
}

const pair = css({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
});
