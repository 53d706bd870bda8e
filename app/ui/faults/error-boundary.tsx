import { Component, Suspense, type ReactNode } from 'react';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { forgetFailedLoads } from './lazy-part';

interface Props {
  /** What the desk calls it when it has failed: in lower case, "stage picture". */
  part: string;
  /** What it is made of: when this changes, the part is rendered anew by itself. */
  of?: unknown;
  /** Shown until the lazy parts in it have loaded. */
  waiting?: ReactNode;
  /** Shown in its place instead of the note: null where the page is whole without it. */
  instead?: ReactNode;
  /** Whether it comes by a press, so that a fault in it is read aloud. */
  asked?: boolean;
  /** Another way on, beside the button. */
  wayOn?: ReactNode;
  /** Called when it has failed. */
  onFault?: () => void;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  /** Whether "Try again" was pressed. */
  isAgain?: boolean;
  of?: unknown;
}

/**
 * Keeps a fault in one part of a page: what throws in it, and what of it cannot be loaded, is replaced by a note, and the
 * rest of the page goes on. What is typed or chosen is kept above it (decision 0122).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): Partial<State> => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ of }: Props, state: State): Partial<State> | null =>
    of === state.of ? null : { of, hasFailed: false };

  override componentDidCatch() {
    this.props.onFault?.();
  }

  override render() {
    const { waiting, instead, asked, wayOn, children } = this.props;
    const { hasFailed, isAgain } = this.state;
    if (!hasFailed) {
      return waiting === undefined ? (
        <>{children}</>
      ) : (
        <Suspense fallback={waiting}>{children}</Suspense>
      );
    }
    if (instead !== undefined) return <>{instead}</>;
    const again = () => {
      forgetFailedLoads();
      this.setState({ hasFailed: false, isAgain: true });
    };
    return (
      <div className={note} role={asked || isAgain ? 'alert' : undefined}>
        <p>This part could not be shown.</p>
        <Button size="compact" variant="line" onClick={again}>
          Try again
        </Button>
        {wayOn}
      </div>
    );
  }
}

// In a row of buttons it takes a line of its own.
const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  padding: '4',
  background: 'warningSoft',
});
