import { contactForm } from '#app/content/page-words/contact-page';
import { ClockIcon } from '#app/ui/icons/states/clock-icon';
import { ReceivedIcon } from '#app/ui/icons/states/received-icon';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';
import type { EnquiryPhase } from './use-enquiry-form';

/** The thank-you message of specification §8, and where the enquiry is until we have it. */
export function EnquiryThanks({ phase }: { phase: EnquiryPhase }) {
  const isSaved = phase.kind === 'saved';
  const styles = answer({ tone: isSaved ? 'warning' : 'positive' });
  // The live region must exist before its text, or it would not be announced.
  return (
    <output className={css({ display: 'block', width: '100%' })}>
      {(phase.kind === 'received' || isSaved) && (
        <div className={cx(styles.root, css({ marginTop: '0' }))}>
          {isSaved ? <ClockIcon /> : <ReceivedIcon />}
          <div>
            <p className={styles.title}>{contactForm.sent}</p>
            {isSaved && <p className={styles.text}>{`${contactForm.queued} ${phase.message}`}</p>}
          </div>
        </div>
      )}
    </output>
  );
}
