import { useId, useState } from 'react';
import { TextAreaField } from '#app/ui/fields/text-area-field';
import { css } from '#styled/css';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { COUNTY_NAMES } from '#domain/site/coverage/county-name';
import { exceptionsOf, exceptionsText } from './facts-edit';

type Coverage = CompanyFacts['coverage'];

interface Props {
  coverage: Coverage;
  home: CompanyFacts['company']['county'];
  errors: ReadonlyMap<string, string>;
  onChange: (coverage: Coverage) => void;
}

/** Where the company builds: its counties, and districts in which the map is not right. */
export function CoverageFields({ coverage, home, errors, onChange }: Props) {
  const [typed, setTyped] = useState(() => exceptionsText(coverage.exceptions));
  const id = useId();
  const chosen = (name: (typeof COUNTY_NAMES)[number], isChosen: boolean) =>
    COUNTY_NAMES.filter((one) => (one === name ? isChosen : coverage.counties.includes(one)));
  const wrong = [...errors].find(([path]) => path.startsWith('coverage.exceptions'))?.[1];
  return (
    <fieldset>
      <legend className={legend}>Where we build</legend>
      <p className={muted}>In the coverage checker, the quote form and for search engines.</p>
      <div className={boxes}>
        {COUNTY_NAMES.map((name) => (
          <label key={name} className={box} htmlFor={`${id}-${name}`}>
            <input
              type="checkbox"
              id={`${id}-${name}`}
              checked={coverage.counties.includes(name)}
              disabled={name === home}
              onChange={({ target }) =>
                onChange({ ...coverage, counties: chosen(name, target.checked) })
              }
            />
            {name}
            {name === home && ' (home)'}
          </label>
        ))}
      </div>
      <TextAreaField
        label="Districts that differ"
        hint="A line each: NN29 covered, or partly, or outside. Whatever is not here follows the map."
        rows={4}
        value={typed}
        error={wrong ?? errors.get('coverage.counties')}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange({ ...coverage, exceptions: exceptionsOf(target.value) });
        }}
      />
    </fieldset>
  );
}

const legend = css({ textStyle: 'subheading', fontSize: '1.25rem', paddingBottom: '1' });

const muted = css({ color: 'textMuted', marginBottom: '3' });

const boxes = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', marginBottom: '3' });

const box = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target' });
