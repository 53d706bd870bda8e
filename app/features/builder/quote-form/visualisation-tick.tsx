import type { ComponentProps, ReactNode } from 'react';
import type { Visualisation } from '#app/offline/garden-photos/visualisation';
import { PhotoPicture } from '#app/ui/pictures/photo-picture';
import { css } from '#styled/css';

interface Props extends Pick<
  ComponentProps<'input'>,
  'name' | 'checked' | 'onChange' | 'disabled'
> {
  visualisation: Visualisation;
  children: ReactNode;
}

/** Whether the room in the homeowner's own photo goes along; unticked at first. */
export function VisualisationTick({ visualisation, children, ...input }: Props) {
  return (
    <label className={tick}>
      <input type="checkbox" autoComplete="off" className={box} {...input} />
      <PhotoPicture content={visualisation.withRoom} alt="" className={picture} />
      <span className={css({ textStyle: 'small', minWidth: '0' })}>{children}</span>
    </label>
  );
}

const tick = css({
  display: 'grid',
  gridTemplateColumns: 'auto 72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '3',
  minHeight: 'target',
  cursor: 'pointer',
});

const box = css({ width: '20px', height: '20px', accentColor: '{colors.accent}' });

const picture = css({
  width: '72px',
  height: '54px',
  objectFit: 'cover',
  borderRadius: 'control',
  background: 'sunken',
});
