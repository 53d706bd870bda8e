import { Link } from '@tanstack/react-router';
import { toolDialog } from '#app/content/page-words/tool-dialog';
import builder from '#app/media/hero-close.jpg?picture';
import estimator from '#app/media/service-garden-offices.jpg?picture';
import { Dialog } from '#app/ui/dialog';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { LinkButton } from '#app/ui/buttons/link-button';
import { Picture } from '#app/ui/pictures/picture';
import { css, cx } from '#styled/css';
import { goLink } from '#styled/recipes';

const PICTURES = { '/builder': builder, '/estimator': estimator } as const;

/** "Choose Your Building Tool" (specification §2): choosing either closes it. */
export function ToolDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={toolDialog.title}>
      <div className={tools}>
        {toolDialog.tools.map(({ title, badge, line, recommended, features, button, to }) => (
          <section key={to} className={tool} aria-labelledby={`tool-${to.slice(1)}`}>
            <Picture
              picture={PICTURES[to]}
              className={picture}
              sizes="(min-width: 768px) 480px, 40vw"
              alt=""
            />
            <p className={cx(kind, recommended && best)}>{badge}</p>
            <h3
              id={`tool-${to.slice(1)}`}
              className={css({
                textStyle: 'subheading',
                mt: '1',
                _short: { mt: '0' },
              })}
            >
              {title}
            </h3>
            <p className={lineStyle}>{line}</p>
            <ul className={list}>
              {features.map((feature) => (
                <li
                  key={feature}
                  className={css({
                    display: 'flex',
                    gap: '10px',
                    py: { base: '0', md: '3px', _short: '0' },
                  })}
                >
                  <TickIcon className={tick} />
                  {feature}
                </li>
              ))}
            </ul>
            <LinkButton
              to={to}
              variant={recommended ? 'solid' : 'line'}
              className={action}
              onClick={onClose}
            >
              {button}
            </LinkButton>
          </section>
        ))}
      </div>
      <Link
        className={cx(goLink(), css({ mt: { base: '4', _short: '0' } }))}
        to="/designs"
        onClick={onClose}
      >
        <span>{toolDialog.saved}</span>
        <ArrowRightIcon />
      </Link>
    </Dialog>
  );
}

const tools = css({
  md: {
    display: 'grid',
    gridTemplateColumns: '1.2fr 1fr',
    borderTop: '1px solid {colors.text}',
  },
});

const tool = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto auto auto 1fr auto', md: 'auto auto auto auto 1fr auto' },
  columnGap: '4',
  pt: '4',
  pb: '4',
  borderTop: { base: '1px solid {colors.lineStrong}', md: 'none' },
  _last: { pb: { base: '0' } },
  md: {
    pt: '6',
    pb: '0',
    _first: { pr: '10' },
    _last: { pl: '10', borderLeft: '1px solid {colors.line}' },
  },
  // Both buttons are on the screen as it opens.
  _short: { pt: '2' },
});

// Beside the name on a phone, above it from 768 px, and not at all where the buttons need the height.
const picture = css({
  gridColumn: { base: '2', md: '1' },
  gridRow: { base: '1 / span 3', md: 'auto' },
  w: { base: '104px', md: 'full' },
  h: { base: '84px', md: '150px' },
  mb: { md: '4' },
  _short: { display: 'none' },
});

const lineStyle = css({
  textStyle: 'small',
  color: 'textMuted',
  mt: '1',
  mb: { base: '2', md: '3' },
  _short: { mt: '0', mb: '1' },
});

const kind = css({ textStyle: 'caption', color: 'textMuted' });

const best = css({ color: 'price', fontWeight: '560' });

const list = css({
  gridColumn: '1 / -1',
  textStyle: 'small',
  mb: { base: '4', md: '5', _short: '2' },
});

const tick = css({ w: '18px', h: '18px', mt: '2px', color: 'accentInk' });

const action = css({ gridColumn: '1 / -1', md: { justifySelf: 'start' } });
