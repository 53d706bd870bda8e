import type { ReactNode } from 'react';
import { sectionHead } from '#styled/recipes';

type Props = { title: ReactNode; lead?: ReactNode; id?: string };

/** The head of a section: an ink hairline, a heading and at most one sentence. */
export function SectionHead({ title, lead, id }: Props) {
  const styles = sectionHead();
  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
