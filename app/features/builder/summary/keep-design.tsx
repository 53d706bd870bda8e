import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { saveDesign } from '#app/offline/designs/design-store';
import { IN_BUILDER } from '#app/offline/garden-photos/garden-photo-record';
import { useDesigns } from '#app/pwa/designs/use-designs';
import { Actions } from '#app/ui/buttons/actions';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { SaveDesign } from '#app/ui/designs/save-design';
import { sharePhoto, type KeepProblem } from '#app/pwa/garden-photos/keep-photo';
import { ShareActions } from '#app/ui/share/share-actions';
import { toast } from '#app/ui/toasts/toast';
import type { Draft } from '#domain/design/draft/draft';
import { roomTitle } from '#domain/design/draft/format-room';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { css, cx } from '#styled/css';
import { goLink } from '#styled/recipes';
import { keepPortrait } from './portrait';

interface Props {
  /** One more thing to do with it. */
  children: ReactNode;
  draft: Draft;
  pricing: PricingConfiguration;
}

/** "Save and email your design" (specification §2, Tool dialog), before or without a request. */
export function KeepDesign({ draft, pricing, children }: Props) {
  const { designs } = useDesigns();
  return (
    <section className={block} aria-labelledby="keep-heading">
      <h2 id="keep-heading" className={css({ textStyle: 'label' })}>
        Save · Share · Download PDF
      </h2>
      <p className={note}>
        Saved designs stay on this device, among{' '}
        <Link className={link} to="/designs">
          My designs
        </Link>
        . A link holds the design, and nothing about you.
      </p>
      <Actions>
        <SaveDesign
          draft={draft}
          suggestion={roomTitle(draft, pricing)}
          designs={designs}
          onSave={async (name, replaced) => {
            const id = await saveDesign(name, draft, replaced);
            void keepPortrait(id, draft);
            void keepPhoto(id);
          }}
        />
        <ShareActions draft={draft} pricing={pricing} />
        {children}
      </Actions>
      <Link className={cx(goLink(), css({ marginTop: '2' }))} to="/permission">
        <span>Will I need permission?</span>
        <ArrowRightIcon />
      </Link>
    </section>
  );
}

/** Keeps the photo of the garden with a design, too; the design is safe without it. */
async function keepPhoto(id: string) {
  const problem = await sharePhoto(IN_BUILDER, id);
  if (problem) toast({ title: 'The design is saved', description: UNPICTURED[problem] });
}

const UNPICTURED: Readonly<Record<KeepProblem, string>> = {
  many: 'Its photo of the garden is not: ten designs have one. Forget one of them in My designs.',
  'no-space': 'Its photo of the garden is not: this device has no space for it.',
};

const link = css({ color: 'accentInk', textDecoration: 'underline', textUnderlineOffset: '3px' });

const block = css({ borderTop: '1px solid {colors.line}', paddingTop: '4' });

const note = css({
  textStyle: 'small',
  color: 'textMuted',
  maxWidth: '46ch',
  marginTop: '1',
  marginBottom: '4',
});
