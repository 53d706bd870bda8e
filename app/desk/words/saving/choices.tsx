import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';

interface Props<Name extends string> {
  label: string;
  options: Readonly<Record<Name, unknown>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** A few things of which one is chosen, beside each other. */
export function Choices<Name extends string>({ label, options, chosen, onChoose }: Props<Name>) {
  return (
    <fieldset aria-label={label} className={row}>
      {(Object.keys(options) as Name[]).map((name) => (
        <Button
          key={name}
          size="dense"
          variant={name === chosen ? 'solid' : 'line'}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

const row = css({ display: 'flex', gap: '1' });
