import { afterPaint } from '#app/features/builder/navigation/after-paint';
import { keepStill, listDesigns } from '#app/offline/designs/design-store';
import { portraitOf } from '#app/ui/share/still-on-offer';
import type { Draft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';

/** Keeps a picture of the view with a design, if there is one; the design is safe without it. */
export async function keepPortrait(id: string, draft: Draft): Promise<void> {
  await afterPaint();
  const portrait = await portraitOf(draft);
  // There may be no space for pictures, and the design is safe without one.
  if (portrait) await keepStill(id, draft, portrait).catch(() => undefined);
}

/** A picture of a design as a JPEG: of the view, or the one kept with it; undefined where there is none. */
export async function portraitFor(draft: Draft): Promise<ArrayBuffer | undefined> {
  const portrait = await portraitOf(draft);
  if (portrait) return portrait;
  // Storage that cannot be read has no picture to give: the file is made without one.
  const { designs } = await listDesigns().catch(() => ({ designs: [] }));
  return designs.find((design) => sameDesign(design.draft, draft))?.still;
}
