import { formatTime } from '#app/features/admin/prices/format-time';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import type { Article } from '#domain/content/articles';
import type { ArticleEdit } from './article-edit';

interface Props {
  edit: ArticleEdit;
  before: Article | null;
  error: string | undefined;
  onChange: (changes: Partial<ArticleEdit>) => void;
}

/** Whether and when visitors see it. */
export function SeenField({ edit, before, error, onChange }: Props) {
  const since = before?.publishAt;
  const isSeen = since != null && since <= new Date().toISOString();
  const choices = [
    [
      'now',
      isSeen
        ? `Stays on the site, where it is since ${formatTime(since)}`
        : 'On the site, once it is saved',
    ],
    ['later', 'On the site from a time on'],
    ['never', isSeen ? 'Taken back: kept here, and gone from the site' : 'Not on the site yet'],
  ] as const;
  return (
    <fieldset>
      <legend className={legend}>Publishing</legend>
      {choices.map(([value, words]) => (
        <label key={value} className={choice}>
          <input
            type="radio"
            name="seen"
            value={value}
            checked={edit.seen === value}
            onChange={() => onChange({ seen: value })}
          />
          {words}
        </label>
      ))}
      {edit.seen === 'later' && (
        <div className={when}>
          <TextField
            label="Day"
            type="date"
            value={edit.day}
            error={error}
            onChange={({ target }) => onChange({ day: target.value })}
          />
          <TextField
            label="Time in England"
            type="time"
            value={edit.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}

const legend = css({ textStyle: 'subheading', fontSize: '1.25rem', paddingBottom: '1' });

const choice = css({ display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target' });

const when = css({
  display: 'grid',
  gap: '3',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 200px))',
});
