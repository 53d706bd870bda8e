import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { PatientField } from '#app/features/admin/words/saving/patient-fields';
import { BinIcon } from '#app/ui/icons/bin-icon';
import { PlusIcon } from '#app/ui/icons/plus-icon';
import { css } from '#styled/css';
import type { ArticleEdit } from './article-edit';

type Sources = ArticleEdit['sources'];

interface Props {
  sources: Sources;
  errors: ReadonlyMap<string, string>;
  onChange: (sources: Sources) => void;
}

/** What the article rests on, listed beside it. */
export function SourceFields({ sources, errors, onChange }: Props) {
  const change = (index: number, changes: Partial<Sources[number]>) =>
    onChange(sources.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <fieldset>
      <legend className={legend}>Sources</legend>
      <ul className={list}>
        {sources.map(({ title, url }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing else names a source
          <li key={index} className={row}>
            <PatientField
              label={`Source ${index + 1}`}
              value={title}
              error={errors.get(`sources.${index}.title`)}
              onChange={({ target }) => change(index, { title: target.value })}
            />
            <PatientField
              label="Its address"
              inputMode="url"
              placeholder="https://"
              value={url}
              error={errors.get(`sources.${index}.url`)}
              onChange={({ target }) => change(index, { url: target.value.trim() })}
            />
            <IconButton
              label={`Remove source ${index + 1}`}
              onClick={() => onChange(sources.filter((_one, at) => at !== index))}
            >
              <BinIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        variant="line"
        size="dense"
        onClick={() => onChange([...sources, { title: '', url: '' }])}
      >
        <PlusIcon /> Add a source
      </Button>
    </fieldset>
  );
}

const legend = css({ textStyle: 'subheading', fontSize: '1.25rem', paddingBottom: '1' });

const list = css({ display: 'grid', gap: '3', marginBottom: '3' });

const row = css({
  display: 'grid',
  gap: '2',
  alignItems: 'end',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr 48px' },
});
