import { WithFigures } from '#app/ui/prices/with-figures';
import { ConfirmDialog } from '#app/desk/frame/confirm-dialog';
import { pounds } from '#domain/text/money';
import { css } from '#styled/css';
import type { SteepFalls } from './steep-falls';

/** More would be read by nobody. */
const MOST = 6;

interface Props {
  open: boolean;
  falls: SteepFalls;
  onStay: () => void;
  onGo: () => void;
}

/** Asks once more before a save that gives something away, and names it. */
export function ConfirmFalls({ open, falls: { free, rooms }, onStay, onGo }: Props) {
  const fallen = rooms.map(
    ({ words, before, after }) => `${words}: from ${pounds(before)} to ${pounds(after)}`,
  );
  return (
    <ConfirmDialog
      open={open}
      title="Save prices that fall this far?"
      description="They are live for everybody at once."
      stay="Go back"
      go="Save these prices"
      onStay={onStay}
      onGo={onGo}
    >
      <Named title="Free from then on" names={free} />
      <Named title="More than 20 % cheaper" names={fallen} />
    </ConfirmDialog>
  );
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className={section}>
      <h3 className={css({ textStyle: 'label' })}>{title}</h3>
      <ul className={list}>
        {names.slice(0, MOST).map((name) => (
          <li key={name}>
            <WithFigures text={name} />
          </li>
        ))}
        {names.length > MOST && <li>{`And ${names.length - MOST} more.`}</li>}
      </ul>
    </section>
  );
}

const section = css({ marginTop: '4', textStyle: 'small' });

const list = css({ listStyle: 'disc', paddingLeft: '5', overflowWrap: 'anywhere' });
