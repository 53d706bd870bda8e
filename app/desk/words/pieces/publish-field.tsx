import { useId, useState } from 'react';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { instantOf, localTime } from './piece';
import type { Piece } from './piece';

const WAYS = { now: 'Show it', at: 'Show it from a time on', kept: 'Keep it back' } as const;
type Way = keyof typeof WAYS;

interface Props {
  publishAt: Piece['publishAt'];
  error: string | undefined;
  onChange: (publishAt: Piece['publishAt']) => void;
}

/** When visitors see something: at once, from a time on, or not yet. */
export function PublishField({ publishAt, error, onChange }: Props) {
  // Kept apart from the time: one that is half typed is in the past.
  const [way, setWay] = useState<Way>(() => wayOf(publishAt));
  const id = useId();
  const choose = (chosen: Way) => {
    setWay(chosen);
    onChange(firstTime(chosen));
  };
  return (
    <fieldset className={box}>
      <legend className={legend}>Visitors see it</legend>
      <div className={ways}>
        {Object.entries(WAYS).map(([name, words]) => (
          <label key={name} className={choice} htmlFor={`${id}-${name}`}>
            <input
              type="radio"
              id={`${id}-${name}`}
              name={id}
              checked={way === name}
              onChange={() => choose(name as Way)}
            />
            {words}
          </label>
        ))}
      </div>
      {way === 'at' && (
        <div className={time}>
          <TextField
            label="From"
            type="datetime-local"
            defaultValue={localTime(publishAt)}
            error={error}
            onChange={({ target }) => onChange(instantOf(target.value))}
          />
        </div>
      )}
    </fieldset>
  );
}

function firstTime(way: Way): Piece['publishAt'] {
  if (way === 'kept') return null;
  return way === 'at' ? '' : new Date().toISOString();
}

function wayOf(publishAt: Piece['publishAt']): Way {
  if (publishAt === null) return 'kept';
  return publishAt === '' || new Date(publishAt) > new Date() ? 'at' : 'now';
}

const box = css({ minWidth: '0' });

const legend = css({ textStyle: 'label' });

const ways = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' });

const choice = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target' });

const time = css({ maxWidth: '18em' });
