import { useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { ChevronDownIcon } from '#app/ui/icons/arrows/chevron-down-icon';
import { ChevronUpIcon } from '#app/ui/icons/arrows/chevron-up-icon';
import { CloseIcon } from '#app/ui/icons/close-icon';
import type { ShellSize } from '#domain/room/options/configuration';
import { pounds } from '#domain/text/money';
import { css, cx } from '#styled/css';
import { cell, cellError, changedRow, quiet, small } from './cell-styles';
import { MeasureCell } from './measure-cell';
import { measuresOf, withMeasures } from './shell-edit';

interface Props {
  size: ShellSize;
  /** The live version; undefined for a new size. */
  before: ShellSize | undefined;
  errors: Readonly<Record<string, string>>;
  isFirst: boolean;
  isLast: boolean;
  /** Also receives the field that was edited. */
  onEdit: (size: ShellSize, key: keyof ShellSize) => void;
  onUndo: (size: ShellSize) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One shell size. Area and perimeter follow width and depth for as long as they match them. */
export function ShellRow(row: Props) {
  const { size, before, errors, onEdit, onUndo, onRemove } = row;
  const isChanged = before === undefined || KEYS.some((key) => before[key] !== size[key]);
  const errorOf = (key: keyof ShellSize) => errors[`shellSizes.${size.id}.${key}`];
  // Sizes that are new or refused start open for editing.
  const [isWanted, setWanted] = useState(before === undefined);
  const isRefused = [...KEYS].some((key) => errorOf(key) !== undefined);
  const isOpen = isWanted || isRefused;
  const offered = measuresOf(size.width, size.depth);
  const measure = (key: (typeof MEASURES)[number]) => ({
    field: `shellSizes.${size.id}.${key}`,
    value: size[key],
    before: before?.[key],
    error: errorOf(key),
    onEdit: (value: number) => onEdit({ ...size, [key]: value }, key),
  });
  return (
    <tr className={cx(isChanged && changedRow)} data-open={isOpen || undefined}>
      <td data-name="Label">
        <ShellSummary size={size} open={isOpen} onToggle={() => setWanted(!isOpen)} />
        <input
          className={cell}
          aria-label={`Label of ${size.label}`}
          data-field={`shellSizes.${size.id}.label`}
          value={size.label}
          aria-invalid={errorOf('label') ? true : undefined}
          onChange={({ target }) => onEdit({ ...size, label: target.value }, 'label')}
        />
        {errorOf('label') && <span className={cellError}>{errorOf('label')}</span>}
      </td>
      <MeasureCell
        {...measure('width')}
        name="Width, m"
        label={`Width of ${size.label}`}
        step="0.1"
        onEdit={(width) => onEdit(withMeasures(size, { width }), 'width')}
      />
      <MeasureCell
        {...measure('depth')}
        name="Depth, m"
        label={`Depth of ${size.label}`}
        step="0.1"
        onEdit={(depth) => onEdit(withMeasures(size, { depth }), 'depth')}
      />
      <MeasureCell
        {...measure('area')}
        name="Area, m²"
        label={`Area of ${size.label}`}
        offer={offered.area}
      />
      <MeasureCell
        {...measure('perimeter')}
        name="Perimeter, m"
        label={`Perimeter of ${size.label}`}
        offer={offered.perimeter}
      />
      <MeasureCell
        {...measure('basePrice')}
        name="Base price, £"
        label={`Base price of ${size.label}`}
      />
      <td>
        <div className={actions}>
          {isChanged && before && (
            <Button
              variant="line"
              size="dense"
              className={quiet}
              aria-label={`Undo ${size.label}`}
              onClick={() => onUndo(before)}
            >
              Undo
            </Button>
          )}
          <ShellOrder {...row} />
          <IconButton className={small} label={`Remove ${size.label}`} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        </div>
      </td>
    </tr>
  );
}

/** Moves a size up or down the list homeowners choose from. */
function ShellOrder({ size, isFirst, isLast, onMove }: Props) {
  return (
    <>
      <IconButton
        className={small}
        label={`Move ${size.label} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ChevronUpIcon />
      </IconButton>
      <IconButton
        className={small}
        label={`Move ${size.label} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ChevronDownIcon />
      </IconButton>
    </>
  );
}

const MEASURES = ['width', 'depth', 'area', 'perimeter', 'basePrice'] as const;
const KEYS = ['label', ...MEASURES] as const;

interface SummaryProps {
  size: ShellSize;
  open: boolean;
  onToggle: () => void;
}

/** A shell size on one line that expands into its fields, where there is no room for the table. */
function ShellSummary({ size: { label, area, basePrice }, open, onToggle }: SummaryProps) {
  return (
    <button type="button" className={line} aria-expanded={open} onClick={onToggle}>
      <span className={name}>{label}</span>
      <span className={muted}>{area} m²</span>
      <span className={price}>{pounds(basePrice)}</span>
      <ChevronDownIcon />
    </button>
  );
}

const actions = css({ display: 'flex', justifyContent: 'end', gap: '1' });

const line = css({
  display: 'none',
  '@media (max-width: 899px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(6ch, auto) 20px',
    alignItems: 'center',
    columnGap: '4',
    width: '100%',
    minHeight: '56px',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { width: '20px', height: '20px', color: 'textMuted' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
});

const name = css({ fontWeight: '520', overflowWrap: 'anywhere' });

const muted = css({ color: 'textMuted', fontSize: '0.9375rem' });

const price = css({ fontWeight: '520', textAlign: 'right' });
