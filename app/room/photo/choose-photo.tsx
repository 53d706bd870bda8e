import { useId, useState, type CSSProperties } from 'react';
import { button } from '#styled/recipes';
import { PhotoProblem, readPhoto, type GardenPhoto } from './reading/read-photo';

interface Props {
  /** Why the one before could not be used, if one was shared to the app. */
  problem: string | null;
  onRead: (photo: GardenPhoto) => void;
}

/** A new photograph, or one that there is. It is read here and goes nowhere. */
export function ChoosePhoto({ problem, onRead }: Props) {
  const [state, setState] = useState<'idle' | 'reading' | { problem: string }>(
    problem === null ? 'idle' : { problem },
  );
  const id = useId();
  async function read(file: File | undefined) {
    if (!file) return;
    setState('reading');
    try {
      onRead(await readPhoto(file));
      setState('idle');
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      setState({ problem: error.message });
    }
  }
  return (
    <div style={column}>
      <p>
        Stand where you will look at the room from, and take in the whole lawn. Then push the room
        to its place; four pegs on its corners give it its true size, and let you measure. The photo
        stays on this device.
      </p>
      <div style={row}>
        {WAYS.map(([words, capture]) => (
          <label key={words} className={button({ variant: capture ? 'solid' : 'line' })}>
            <input
              id={`${id}${words}`}
              type="file"
              accept="image/*"
              capture={capture}
              style={unseen}
              disabled={state === 'reading'}
              onChange={({ currentTarget }) => {
                void read(currentTarget.files?.[0]);
                // So that the same file can be chosen once more.
                currentTarget.value = '';
              }}
            />
            {words}
          </label>
        ))}
      </div>
      <output>{state === 'reading' ? 'Reading the photo…' : ''}</output>
      {typeof state === 'object' && <p role="alert">{state.problem}</p>}
    </div>
  );
}

/** A camera that a page may open is one in the hand. */
const inHand = matchMedia('(pointer: coarse)').matches;

const WAYS: readonly (readonly [string, 'environment' | undefined])[] = inHand
  ? [
      ['Take a photo', 'environment'],
      ['Choose a photo', undefined],
    ]
  : [['Choose a photo', undefined]];

const column: CSSProperties = { display: 'grid', gap: 16, justifyItems: 'start', maxWidth: '46ch' };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12 };
/** Reached by keyboard, and by its label. */
const unseen: CSSProperties = { position: 'absolute', opacity: 0, width: 1, height: 1 };
