import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import type { FollowProps } from '#app/features/follow/request/follow-props';
import { QuestionPhotos } from '#app/features/follow/request/photos/question-photos';
import { missingHere } from '#app/features/follow/request/photos/shown-photos';
import { offers } from '#app/features/follow/request/offers';
import { Part } from '#app/features/follow/request/part';
import { ofKinds } from '#app/features/follow/request/tried/tried';
import { TriedList } from '#app/features/follow/request/tried/tried-list';
import type { NewPhoto } from '#app/offline/photos/photo-row';
import { useKeptPhotos } from '#app/pwa/photos/use-kept-photos';
import { dayInWords } from '#domain/order/visits/visit-words';
import { isUnanswered } from '#domain/order/history/events';
import { VISUALISATION_PHOTOS } from '#domain/order/photos';
import { isoDay } from '#domain/text/dates';
import { css } from '#styled/css';
import { QuestionForm } from './question-form';
import { useArrivals } from './use-arrivals';

interface Written {
  text: string;
  photos: readonly NewPhoto[];
  times: number;
}

/** Questions and answers, and a form for the next question. */
export function QuestionsPart({ token, view, tried, now, onAction, askAgain }: FollowProps) {
  const [beginning, setBeginning] = useState<Written>({ text: '', photos: [], times: 0 });
  const keptPhotos = useKeptPhotos();
  const named = view.questions.map(({ photos = [] }) => photos);
  useArrivals(missingHere(named, keptPhotos), askAgain);
  const day = (instant: string) => dayInWords(isoDay(new Date(instant)), now);
  const hasEnded = !offers(view, now).ask;
  const asked = ofKinds(tried, ['asked']);
  // One that was refused keeps its words here, to copy or to change.
  if (hasEnded && view.questions.length + asked.length === 0) return null;
  return (
    <Part name="questions" title="Questions and answers">
      {/* The form below keeps what is typed. */}
      <ErrorBoundary part="conversation" of={view}>
        {view.questions.map(({ id, at, text, photos = [], visualisation, answers }) => (
          <article key={id} className={entry}>
            <h3 className={meta}>
              {visualisation
                ? `You added your room in your photo on ${day(at)}`
                : `You asked on ${day(at)}`}
            </h3>
            {!visualisation && (
              <p className={words} translate="no">
                {text}
              </p>
            )}
            <QuestionPhotos
              token={token}
              namedPhotos={photos}
              keptPhotos={keptPhotos}
              isSent
              names={visualisation && VISUALISATION_PHOTOS}
            />
            {answers.map((one) => (
              <div key={one.at} className={reply}>
                <h4 className={meta}>We answered on {day(one.at)}</h4>
                <p className={words}>{one.text}</p>
              </div>
            ))}
            {isUnanswered({ answers, visualisation }) && <p className={meta}>Not answered yet</p>}
          </article>
        ))}
        <TriedList
          tried={asked}
          now={now}
          renderMore={(action) =>
            action.kind === 'asked' && (
              <QuestionPhotos
                token={token}
                namedPhotos={(action.photos ?? []).map((id) => ({ id, state: 'awaited' }))}
                keptPhotos={keptPhotos}
                isSent={false}
                names={action.visualisation && VISUALISATION_PHOTOS}
              />
            )
          }
          onChange={(action) =>
            action.kind === 'asked' &&
            setBeginning(({ times }) => ({
              text: action.text,
              photos: (keptPhotos ?? []).filter(({ id }) => action.photos?.includes(id)),
              times: times + 1,
            }))
          }
        />
      </ErrorBoundary>
      {!hasEnded && (
        <div className={css({ marginTop: '5' })}>
          <QuestionForm
            key={beginning.times}
            token={token}
            beginning={beginning}
            onAction={onAction}
          />
        </div>
      )}
    </Part>
  );
}

const entry = css({ marginTop: '5' });

const meta = css({ textStyle: 'caption', color: 'textMuted' });

const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '62ch' });

const reply = css({
  marginTop: '3',
  marginLeft: '4',
  paddingLeft: '4',
  borderLeft: '2px solid {colors.accent}',
});
