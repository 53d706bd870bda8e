import type { JourneyIcon } from '#app/content/page-words/journey';
import { cx, css } from '#styled/css';

/** On a 56 px grid; the thick stroke highlights the subject of the step. */
const DRAWINGS: Record<JourneyIcon, { thin: string; thick: string }> = {
  video: { thin: 'M6 10h44v30H6zM20 48h16M28 40v8', thick: 'M18 33v-8l10-7 10 7v8z' },
  tape: { thin: 'M6 8v40M50 8v40M6 18h44', thick: 'M1 23L11 13M45 23l10-10M14 48h28V30H14z' },
  drawing: { thin: 'M8 4h30l10 10v38H8zM38 4v10h10M16 44h24', thick: 'M30 36h10V20H16v16h4' },
  key: {
    thin: 'M6 50h44M12 50V8h22v42M28 30h2',
    thick: 'M34 8l14 5v37',
  },
};

/** The drawing for one step of the journey. Decorative. */
export function JourneyMark({ icon, className }: { icon: JourneyIcon; className?: string }) {
  const { thin, thick } = DRAWINGS[icon];
  return (
    <svg className={cx(mark, className)} viewBox="0 0 56 56" aria-hidden="true">
      <path d={thin} />
      <path d={thick} strokeWidth="2.6" />
    </svg>
  );
}

const mark = css({ fill: 'none', stroke: 'currentColor', strokeWidth: '1.2', overflow: 'visible' });
