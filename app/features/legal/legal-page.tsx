import type { LegalText } from '#app/content/site-data';
import { formatDate } from '#app/content/format-date';
import { PageHead } from '#app/ui/page/page-head';
import { Prose } from '#app/ui/page/prose';
import { css, cx } from '#styled/css';
import { article, wrap } from '#styled/recipes';

/** Privacy, terms or cookies. */
export function LegalPage({ title, lead, updated, html }: LegalText) {
  const styles = article();
  return (
    <div className={wrap()}>
      <PageHead title={title}>
        <p>{lead}</p>
      </PageHead>
      <div className={cx(styles.body, css({ paddingTop: '0' }))}>
        <div className={styles.text}>
          <Prose html={html} />
          <p className={css({ textStyle: 'small', color: 'textMuted', marginTop: '10' })}>
            Last changed on <time dateTime={updated}>{formatDate(updated)}</time>.
          </p>
        </div>
      </div>
    </div>
  );
}
