import { ContentScreen } from '#app/desk/words/saving/content-screen';
import { checkedPieces } from '#app/desk/words/pieces/piece';
import { PieceList } from '#app/desk/words/pieces/piece-list';
import { questionsSchema, type Question } from '#domain/site/content/questions';
import { QuestionFields } from './question-fields';
import { questionName, QUESTIONS } from './questions-kind';

/** /admin/words/questions */
export function QuestionsScreen() {
  return (
    <ContentScreen
      kind={QUESTIONS}
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
