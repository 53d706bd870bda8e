import { css } from '#styled/css';
import { ENERGY_PART_NAMES, type EnergyPart } from '#domain/site/content/facts/energy-facts';
import { ENERGY, ENERGY_TITLES, energyFigures } from './fact-fields';
import { FactBox, sectionLegend, sectionNote, type FactTextProps } from './fact-section';

interface Props extends FactTextProps {
  confirmed: readonly EnergyPart[];
  onConfirm: (confirmed: EnergyPart[]) => void;
}

/** What "Through the year" is worked out with: each figure with its source and day, confirmed part by part. */
export function EnergyFields({ confirmed, onConfirm, ...boxes }: Props) {
  return (
    <fieldset>
      <legend className={sectionLegend}>{ENERGY.title}</legend>
      <p className={sectionNote}>{ENERGY.note}</p>
      {ENERGY_PART_NAMES.map((part) => (
        <fieldset key={part} id={`fact-energy.${part}`} tabIndex={-1} className={group}>
          <legend className={title}>{ENERGY_TITLES[part]}</legend>
          {energyFigures(part).map(({ name, fields }) => (
            <fieldset key={name} aria-label={name} className={figure}>
              {fields.map((field, at) => (
                <FactBox
                  key={field.path}
                  field={{ ...field, label: LABELS[at] ?? field.label }}
                  {...boxes}
                />
              ))}
            </fieldset>
          ))}
          <label className={box} htmlFor={`confirm-energy-${part}`}>
            <input
              type="checkbox"
              id={`confirm-energy-${part}`}
              checked={confirmed.includes(part)}
              onChange={({ target }) =>
                onConfirm(
                  ENERGY_PART_NAMES.filter((one) =>
                    one === part ? target.checked : confirmed.includes(one),
                  ),
                )
              }
            />
            {CONFIRM[part]}
          </label>
        </fieldset>
      ))}
    </fieldset>
  );
}

/** Of the boxes beside a figure's own; the change list has all of it. */
const LABELS = [undefined, 'Source', 'As of'];

const CONFIRM: Readonly<Record<EnergyPart, string>> = {
  fabric: 'These are right for our rooms',
  glazing: 'These are right for our windows and doors',
  heating: 'These are right for the heating we fit',
  price: 'This is the price to work with',
};

const group = css({ marginTop: '6', display: 'grid', gap: '4' });

const title = css({ textStyle: 'label', paddingBottom: '2' });

// The source has a line of its own on phones.
const figure = css({
  display: 'grid',
  columnGap: '4',
  rowGap: '2',
  alignItems: 'end',
  gridTemplateColumns: { base: '1fr 1fr', lg: '240px minmax(0, 1fr) 200px' },
  '& > :nth-child(2)': {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    gridRow: { base: '2', lg: 'auto' },
  },
});

const box = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target' });
