import type { MouseEvent, ReactNode } from 'react';
import { DotsIcon } from '#app/ui/icons/dots-icon';
import { useDismiss } from './use-dismiss';
import { css, cx } from '#styled/css';
import { iconButton } from '#styled/recipes';

interface Props {
  /** What the actions are for, read out: "Studio". */
  name: string;
  /** Buttons and links. */
  children: ReactNode;
}

/** The actions that are not the main one, behind three dots: the browser's own disclosure. */
export function MoreMenu({ name, children }: Props) {
  const { rootProps, close } = useDismiss();
  const choose = ({ currentTarget, target }: MouseEvent) => {
    // React sends on the clicks in a dialog that an action has opened elsewhere in the page.
    if (!(target instanceof Node && currentTarget.contains(target))) return;
    close();
    // Before a dialog opens, which gives the focus back to where it was.
    rootProps.ref.current?.querySelector('summary')?.focus();
  };
  return (
    <details className={root} {...rootProps}>
      <summary
        className={cx(iconButton({ lined: true }), css({ fontSize: '0' }))}
        aria-label={`More for ${name}`}
      >
        <DotsIcon />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the clicks of the buttons inside, by keys as well */}
      <div className={panel} onClick={choose}>
        {children}
      </div>
    </details>
  );
}

const root = css({ position: 'relative' });

const panel = css({
  position: 'absolute',
  right: '0',
  bottom: 'calc(100% + 6px)',
  zIndex: 'menu',
  width: '240px',
  paddingBlock: '6px',
  background: 'raised',
  borderRadius: 'panel',
  boxShadow: 'float',
  '& :is(a, button)': {
    display: 'flex',
    justifyContent: 'flex-start',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    minHeight: 'target',
    paddingInline: '5',
    border: '0',
    borderRadius: '0',
    color: 'text',
    textStyle: 'label',
    fontWeight: '480',
    textAlign: 'left',
    textDecoration: 'none',
    _hover: { background: 'sunken' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});
