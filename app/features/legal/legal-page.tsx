import type { LegalPage as Content } from '#app/content/legal-meta';
import { dateInWords } from '#app/content/date-in-words';
import { PageHead } from '#app/ui/page-head';
import { Prose } from '#app/ui/prose';
import { css, cx } from '#styled/css';
import { article, wrap } from '#styled/recipes';

/** Privacy, terms or cookies. */
export function LegalPage({ meta, html }: Content) {
  const styles = article();
  return (
    <div className={wrap()}>
      <PageHead title={meta.title}>
        <p>{meta.lead}</p>
      </PageHead>
      <div className={cx(styles.body, css({ paddingTop: '0' }))}>
        <div className={styles.text}>
          <Prose html={html} />
          <p className={css({ textStyle: 'small', color: 'textMuted', marginTop: '10' })}>
            Last changed on <time dateTime={meta.updated}>{dateInWords(meta.updated)}</time>.
          </p>
        </div>
      </div>
    </div>
  );
}
