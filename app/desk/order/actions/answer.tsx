import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { SelectField } from '#app/ui/fields/select-field';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { css } from '#styled/css';
import type { ActionProps } from '#app/desk/frame/order/action-props';
import { AskedPhotos } from '#app/desk/order/history/asked-photos';
import { ActionFrame } from './action-frame';

/** Answers one of the homeowner's questions; those without an answer come first. */
export function Answer({ order, ...props }: ActionProps) {
  const questions = order.follow.questions
    .filter(({ visualisation }) => !visualisation)
    .toSorted((one, other) => Math.sign(one.answers.length) - Math.sign(other.answers.length));
  const [chosen, choose] = useState(questions[0]?.id ?? '');
  const [text, setText] = useState('');
  const question = questions.find(({ id }) => id === chosen);
  const isEmpty = text.trim() === '';
  const { warmth } = order;
  return (
    <ActionFrame
      {...props}
      dirty={!isEmpty}
      title="Leave without sending the answer?"
      action={isEmpty ? null : { kind: 'answered', question: chosen, text }}
      go="Send the answer"
    >
      {questions.length > 1 && (
        <SelectField
          label="Question"
          value={chosen}
          onChange={({ target }) => choose(target.value)}
        >
          {questions.map(({ id, text: words, answers }) => (
            <option key={id} value={id}>
              {answers.length > 0 ? 'Answered: ' : ''}
              {words.slice(0, 80)}
            </option>
          ))}
        </SelectField>
      )}
      {question && <blockquote className={asked}>{question.text}</blockquote>}
      {question && <AskedPhotos id={props.id} photos={question.photos} />}
      {question?.answers.map((answer) => (
        <p key={answer.at} className={asked}>
          Us: {answer.text}
        </p>
      ))}
      <TextAreaField
        label="Answer"
        hint="The homeowner gets it by mail, and it stands on their page."
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {warmth !== undefined && !text.includes(warmth) && (
        <Button
          variant="line"
          size="dense"
          className={put}
          onClick={() => setText(isEmpty ? warmth : `${text.trimEnd()}\n\n${warmth}`)}
        >
          Put in how warm the room is
        </Button>
      )}
    </ActionFrame>
  );
}

const put = css({ justifySelf: 'start' });

const asked = css({
  whiteSpace: 'pre-line',
  paddingLeft: '3',
  borderLeft: '2px solid {colors.mark}',
  overflowWrap: 'anywhere',
});
