import { wallLayers } from '#app/content/why-modular/wall-layers';
import { css } from '#styled/css';

/** The key to the drawing: number, name, thickness, and the layer's purpose. */
export function LayerList() {
  return (
    <ol className={list}>
      {wallLayers.map(({ id, name, thickness, purpose }, index) => (
        <li key={id} className={row}>
          <b>{index + 1}</b>
          <span>
            <b>{name}</b>
            <span className={css({ display: 'block', color: 'textMuted' })}>{purpose}</span>
          </span>
          <span className={measure}>{thickness < 1 ? '< 1' : thickness}&nbsp;mm</span>
        </li>
      ))}
    </ol>
  );
}

const list = css({ textStyle: 'small' });

const row = css({
  display: 'grid',
  gridTemplateColumns: '28px 1fr auto',
  columnGap: '3',
  paddingBlock: '7px',
  borderBottom: '1px solid {colors.line}',
  _first: { paddingTop: '0' },
});

const measure = css({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
