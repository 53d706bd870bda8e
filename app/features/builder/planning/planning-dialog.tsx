import { useState } from 'react';
import { LinkButton } from '#app/ui/buttons/link-button';
import { byPhoto, shortCheck } from '#app/content/page-words/short-check';
import { useMeasuredBoundary } from '#app/pwa/measured-boundary';
import { Dialog } from '#app/ui/dialog';
import { ChoiceCard } from '#app/ui/fields/choice-card';
import type { Room } from '#domain/room/geometry/room';
import {
  boundaryAnswer,
  checkShortly,
  type ShortAnswers,
} from '#domain/site/permission/short-check';
import { css } from '#styled/css';
import { PlanningVerdict } from './planning-verdict';

interface Props {
  room: Room;
  open: boolean;
  onClose: () => void;
}

/**
 * Three questions, and what the rules say once all of them are answered. None is at first, but for the distance to the
 * boundary where it was measured in a photo.
 */
export function PlanningDialog({ room, open, onClose }: Props) {
  const [givenAnswers, setGiven] = useState<Partial<ShortAnswers>>({});
  const measured = useMeasuredBoundary(room);
  const allAnswers = { ...(measured && { boundary: boundaryAnswer(measured) }), ...givenAnswers };
  const { boundary, home, land } = allAnswers;
  const isByPhoto = measured !== null && givenAnswers.boundary === undefined;
  const answers = boundary && home && land && { boundary, home, land };
  return (
    <Dialog open={open} onClose={onClose} title={shortCheck.title} size="small">
      {shortCheck.questions.map(({ id, label, options, ...question }) => (
        <fieldset key={id} className={field}>
          <legend className={css({ textStyle: 'label' })}>{label}</legend>
          {'hint' in question && <p className={hint}>{question.hint}</p>}
          {id === 'boundary' && isByPhoto && <p className={hint}>{byPhoto(measured)}</p>}
          <div className={choices}>
            {options.map(([value, words]) => (
              <ChoiceCard
                key={value}
                type="radio"
                name={`planning-${id}`}
                value={value}
                checked={allAnswers[id] === value}
                onChange={() => setGiven((present) => ({ ...present, [id]: value }))}
                className={choice}
              >
                {words}
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
      ))}
      <div aria-live="polite">
        {answers && <PlanningVerdict section={checkShortly(room, answers)} />}
      </div>
      <LinkButton to="/permission" variant="line" className={css({ marginTop: '5' })}>
        {shortCheck.more}
      </LinkButton>
    </Dialog>
  );
}

const field = css({
  borderTop: '1px solid {colors.line}',
  paddingBlock: '3',
  width: '100%',
  '& legend': { float: 'left', width: '100%', marginBottom: '2' },
  '& legend ~ *': { clear: 'both' },
});

const hint = css({ textStyle: 'caption', color: 'textMuted', marginBottom: '2' });

const choices = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
  '&:has(> :nth-child(4))': { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
});

const choice = css({
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  minHeight: 'target',
  padding: '8px',
  textStyle: 'small',
  fontWeight: '500',
});
