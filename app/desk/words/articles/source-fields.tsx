import { LineList } from '#app/desk/frame/page/line-list';
import { PatientField } from '#app/desk/words/saving/patient-fields';
import { css } from '#styled/css';
import type { ArticleEdit } from './article-document';

type Sources = ArticleEdit['sources'];

interface Props {
  sources: Sources;
  errors: ReadonlyMap<string, string>;
  onChange: (sources: Sources) => void;
}

/** What the article rests on, listed beside it. */
export function SourceFields({ sources, errors, onChange }: Props) {
  return (
    <fieldset>
      <legend className={legend}>Sources</legend>
      <LineList
        lines={sources}
        name="source"
        add="Add a source"
        blank={{ title: '', url: '' }}
        className={row}
        onChange={onChange}
      >
        {({ title, url }, number, change) => (
          <>
            <PatientField
              label={`Source ${number}`}
              value={title}
              error={errors.get(`sources.${number - 1}.title`)}
              onChange={({ target }) => change({ title: target.value })}
            />
            <PatientField
              label="Its address"
              inputMode="url"
              placeholder="https://"
              value={url}
              error={errors.get(`sources.${number - 1}.url`)}
              onChange={({ target }) => change({ url: target.value.trim() })}
            />
          </>
        )}
      </LineList>
    </fieldset>
  );
}

const legend = css({ textStyle: 'subheading', fontSize: '1.25rem', paddingBottom: '1' });

const row = css({
  gridTemplateColumns: { base: 'minmax(0, 1fr) 48px', md: '1fr 1fr 48px' },
});
