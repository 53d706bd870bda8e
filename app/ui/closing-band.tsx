import { callToAction } from '#app/content/call-to-action';
import { company } from '#app/content/company';
import { css, cx } from '#styled/css';
import { button, pageGrid, wrap } from '#styled/recipes';
import { Elevation } from './elevation';
import { PhoneIcon } from './icons/phone-icon';
import { LinkButton } from './link-button';

/** The evergreen band that closes a page; its drawing stands on the footer as on the ground. */
export function ClosingBand() {
  return (
    <section className={band} aria-labelledby="closing-heading">
      <div className={cx(wrap(), room)}>
        <div className={cx(pageGrid(), grid)}>
          <h2 id="closing-heading" className={heading}>
            {callToAction.heading}
          </h2>
          <div className={aside}>
            <p className={css({ color: 'bandMuted', mb: '6' })}>{callToAction.text}</p>
            <div className={css({ display: 'grid', gap: '3' })}>
              <LinkButton to="/contact" className={solid}>
                {callToAction.consultationButton}
              </LinkButton>
              <a href={company.phoneHref} className={cx(button({ variant: 'line' }), lined)}>
                <PhoneIcon />
                {company.phone}
              </a>
            </div>
          </div>
        </div>
        <Elevation />
      </div>
    </section>
  );
}

const band = css({
  bg: 'band',
  color: 'bandText',
  overflow: 'hidden',
  '& :focus-visible': { outlineColor: 'bandText' },
});

const room = css({ pt: 'section' });

const grid = css({ rowGap: '8', alignItems: 'end' });

const heading = css({ textStyle: 'title', lg: { gridColumn: '1 / span 7' } });

const aside = css({ md: { gridColumn: '1 / span 5' }, lg: { gridColumn: '9 / -1' } });

// `&&`: stronger than the recipe's own colours, which answer to the pointer too.
const solid = css({
  '&&': { bg: 'bandText', color: 'band', _dark: { bg: 'accent', color: 'accentText' } },
  '&&:hover': { bg: 'bandMuted', _dark: { bg: 'accentHover' } },
});

const lined = css({
  '&&': { borderColor: 'bandMuted', color: 'bandText' },
  '&&:hover': { bg: 'transparent', borderColor: 'bandText' },
});
