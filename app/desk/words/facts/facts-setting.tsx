import { ContentScreen } from '#app/desk/words/saving/content-screen';
import { useNamedField } from '#app/desk/frame/use-named-field';
import { SelectField } from '#app/ui/fields/select-field';
import { css } from '#styled/css';
import { PROMISE_NAMES, type PromiseName } from '#domain/site/content/facts/company-facts';
import { COUNTY_NAMES } from '#domain/site/coverage/county-name';
import { CoverageFields } from './coverage-fields';
import { EnergyFields } from './energy-fields';
import {
  COMPANY,
  hasNoNetwork,
  LEGAL,
  MONEY,
  NO_VAT,
  PROMISES,
  SOCIAL,
  TIMES,
  VAT,
} from './fact-fields';
import { FactSection } from './fact-section';
import { FACTS } from './facts-document';
import { checkedFacts, type FactsEdit } from './facts-edit';
import { HoursFields } from './hours-fields';

const CONFIRM: Readonly<Record<PromiseName, string>> = {
  call: 'when we call',
  visit: 'when we visit',
  quote: 'when the quote comes',
  price: 'what every price has',
  details: 'what details are used for',
};

/** The facts about the company. */
export function FactsSetting() {
  return (
    <ContentScreen
      document={FACTS}
      title="Company facts"
      note="On every page, in documents and in mails"
      className={form}
    >
      {(edit, change) => <FactsForm edit={edit} onChange={change} />}
    </ContentScreen>
  );
}

interface Props {
  edit: FactsEdit;
  onChange: (edit: FactsEdit) => void;
}

/** Everything about the company that visitors read as a fact. */
function FactsForm({ edit, onChange }: Props) {
  useNamedField();
  const { errors } = checkedFacts(edit);
  const { texts, rest } = edit;
  const change = (changes: Partial<FactsEdit['rest']>) =>
    onChange({ ...edit, rest: { ...rest, ...changes } });
  const boxes = {
    texts,
    errors,
    onText: (path: string, text: string) =>
      onChange({ ...edit, texts: { ...texts, [path]: text } }),
  };
  const confirm = (name: PromiseName, isConfirmed: boolean) =>
    PROMISE_NAMES.filter((one) => (one === name ? isConfirmed : rest.confirmed.includes(one)));
  return (
    <>
      <FactSection section={COMPANY} {...boxes}>
        <div className={county}>
          <SelectField
            label="Home county"
            hint="The sun in drawings shines as it does there."
            value={rest.county}
            onChange={({ target }) => {
              const home = COUNTY_NAMES.find((name) => name === target.value) ?? rest.county;
              const counties = COUNTY_NAMES.filter(
                (name) => name === home || rest.coverage.counties.includes(name),
              );
              change({ county: home, coverage: { ...rest.coverage, counties } });
            }}
          >
            {COUNTY_NAMES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
      </FactSection>
      <HoursFields hours={rest.hours} errors={errors} onChange={(hours) => change({ hours })} />
      <CoverageFields
        coverage={rest.coverage}
        home={rest.county}
        errors={errors}
        onChange={(coverage) => change({ coverage })}
      />
      <FactSection section={PROMISES} {...boxes}>
        <fieldset id="fact-promises.confirmed" tabIndex={-1} className={confirmed}>
          <legend>We confirm</legend>
          {PROMISE_NAMES.map((name) => (
            <label key={name} className={box} htmlFor={`confirm-${name}`}>
              <input
                type="checkbox"
                id={`confirm-${name}`}
                checked={rest.confirmed.includes(name)}
                onChange={({ target }) => change({ confirmed: confirm(name, target.checked) })}
              />
              {CONFIRM[name]}
            </label>
          ))}
        </fieldset>
      </FactSection>
      <FactSection section={TIMES} {...boxes} />
      <EnergyFields
        confirmed={rest.confirmedEnergy}
        onConfirm={(confirmedEnergy) => change({ confirmedEnergy })}
        {...boxes}
      />
      <FactSection section={SOCIAL} {...boxes}>
        <label className={box} htmlFor="on-no-network">
          <input
            type="checkbox"
            id="on-no-network"
            checked={rest.isOnNoNetwork && hasNoNetwork(texts)}
            disabled={!hasNoNetwork(texts)}
            onChange={({ target }) => change({ isOnNoNetwork: target.checked })}
          />
          We are on none of them, and the footer leaves them out
        </label>
      </FactSection>
      <FactSection
        section={rest.isVatRegistered ? VAT : NO_VAT}
        choice={
          <div className={confirmed}>
            {[true, false].map((isRegistered) => (
              <label key={`${isRegistered}`} className={box} htmlFor={`vat-${isRegistered}`}>
                <input
                  type="radio"
                  name="vat"
                  id={`vat-${isRegistered}`}
                  checked={rest.isVatRegistered === isRegistered}
                  onChange={() => change({ isVatRegistered: isRegistered })}
                />
                {isRegistered
                  ? 'We are registered for VAT'
                  : 'We are not registered: no VAT is added to our prices'}
              </label>
            ))}
          </div>
        }
        {...boxes}
      />
      <FactSection section={MONEY} {...boxes} />
      <FactSection section={LEGAL} {...boxes} />
    </>
  );
}

const form = css({ display: 'grid', gap: '10', '& fieldset': { minWidth: '0' } });

const county = css({ marginTop: '4', maxWidth: '24em' });

const confirmed = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  marginTop: '3',
});

const box = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target' });
