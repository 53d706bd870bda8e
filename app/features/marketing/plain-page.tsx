import { pageMeta } from '#app/content/pages';
import { css } from '#styled/css';

/** A page with its heading and its purpose, and nothing else yet. */
export function PlainPage({ path }: { path: string }) {
  const { title, description } = pageMeta(path);
  return (
    <div className={css({ maxW: 'page', mx: 'auto', px: 'margin', py: 'section' })}>
      <h1 className={css({ textStyle: 'title', maxW: '18ch' })}>{title.split(' | ')[0]}</h1>
      <p className={css({ textStyle: 'lead', color: 'textMuted', maxW: '42ch', mt: '5' })}>
        {description}
      </p>
    </div>
  );
}
