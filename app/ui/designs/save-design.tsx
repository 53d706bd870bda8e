import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { Button } from '#app/ui/buttons/button';
import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { toast } from '#app/ui/toasts/toast';
import type { Draft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';
import type { NamedDesign } from '#domain/design/sharing/named-design';
import { css } from '#styled/css';

const NameDialog = lazyPart(async () => (await import('./name-dialog')).NameDialog);

interface Props {
  draft: Draft;
  /** The default name. */
  suggestion: string;
  /** The named designs on this device. */
  designs: readonly NamedDesign[];
  /** Saves it, replacing `replaced` if given. */
  onSave: (name: string, replaced: NamedDesign | undefined) => Promise<unknown>;
}

/** Saves a design under a name on this device, or shows the name it is saved under. */
export function SaveDesign({ draft, suggestion, designs, onSave }: Props) {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const kept = designs.find((design) => sameDesign(design.draft, draft));
  const named = (name: string) =>
    designs.find((other) => other.name.toLowerCase() === name.toLowerCase());
  const save = async (name: string) => {
    try {
      await onSave(name, named(name));
      toast({ title: 'Saved in My designs', description: `“${name}” is kept on this device.` });
    } catch {
      toast({
        title: 'The design could not be saved',
        description:
          'This browser keeps no more for this site. Share its link with yourself instead.',
        variant: 'destructive',
      });
    }
  };
  if (kept) {
    return (
      <p className={note}>
        <TickIcon />
        <span>
          {`In `}
          <Link to="/designs" className={link}>
            My designs
          </Link>
          {` as “${kept.name}”`}
        </span>
      </p>
    );
  }
  return (
    <>
      <Button variant="line" onClick={() => setDialog('open')}>
        Save to My designs
      </Button>
      {dialog !== 'unasked' && (
        <ErrorBoundary part="name dialog" asked waiting={null}>
          <NameDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            title="Save to My designs"
            action="Save"
            initial={suggestion}
            objection={(name) => (named(name) ? REPLACING : null)}
            onName={(name) => void save(name)}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

const REPLACING = {
  hint: 'You have a design of this name. This one takes its place.',
  action: 'Replace it',
};

const note = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 'control',
  textWrap: 'pretty',
  '& > svg': { color: 'positive', flex: 'none' },
});

const link = css({ color: 'accentInk', textDecoration: 'underline', textUnderlineOffset: '3px' });
