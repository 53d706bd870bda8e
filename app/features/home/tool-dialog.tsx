import { Link } from '@tanstack/react-router';
import { toolDialog } from '#app/content/page-words/tool-dialog';
import { Dialog } from '#app/ui/dialog';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon';
import { TickIcon } from '#app/ui/icons/tick-icon';
import { LinkButton } from '#app/ui/buttons/link-button';
import { css, cx } from '#styled/css';
import { goLink } from '#styled/recipes';

/** "Choose Your Building Tool" (specification §2): choosing either closes it. */
export function ToolDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={toolDialog.title}>
      <div className={tools}>
        {toolDialog.tools.map(({ title, badge, recommended, features, button, to }) => (
          <section key={to} className={tool} aria-labelledby={`tool-${to.slice(1)}`}>
            <p className={cx(kind, recommended && best)}>{badge}</p>
            <h3
              id={`tool-${to.slice(1)}`}
              className={css({
                textStyle: 'subheading',
                mt: '1',
                mb: '3',
                _short: { mt: '0', mb: '1' },
              })}
            >
              {title}
            </h3>
            <ul className={list}>
              {features.map((feature) => (
                <li
                  key={feature}
                  className={css({
                    display: 'flex',
                    gap: '10px',
                    py: { base: '3px', _short: '0' },
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
  gridTemplateRows: 'auto auto 1fr auto',
  pt: '5',
  pb: '6',
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

const kind = css({ textStyle: 'caption', color: 'textMuted' });

const best = css({ color: 'price', fontWeight: '560' });

const list = css({ textStyle: 'small', mb: { base: '5', _short: '2' } });

const tick = css({ w: '18px', h: '18px', mt: '2px', color: 'accentInk' });

const action = css({ md: { justifySelf: 'start' } });
