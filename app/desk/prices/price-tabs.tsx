import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { Tabs } from '@ark-ui/react/tabs';
import { css } from '#styled/css';
import { FieldGroups } from './fields/field-groups';
import { PRICE_TABS, tabOf, type PriceTab } from './fields/price-fields';
import type { PriceEditor } from './price-document';
import { ShellTable } from './shell/shell-table';

interface Props {
  editor: PriceEditor;
  tab: PriceTab;
  onTab: (tab: PriceTab) => void;
}

/** The four tabs of specification §2; each shows how many of its amounts have changed. */
export function PriceTabs({ editor, tab, onTab }: Props) {
  const changes = editor.edit?.changes ?? [];
  const faults = Object.keys(editor.errors).map(tabOf);
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => onTab(value as PriceTab)}>
      <Tabs.List className={list}>
        {PRICE_TABS.map(({ id, label }) => {
          const changed = changes.filter(({ key }) => tabOf(key) === id).length;
          return (
            <Tabs.Trigger key={id} value={id} className={trigger}>
              {label}
              {changed > 0 && <span className={count}>{changed} changed</span>}
              {faults.includes(id) && <span className={fault}>check</span>}
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      {PRICE_TABS.map(({ id }) => (
        <Tabs.Content key={id} value={id} className={panel}>
          <ErrorBoundary part="price fields" of={editor.edit?.typed}>
            {id === 'sizes' ? (
              <ShellTable editor={editor} />
            ) : (
              <FieldGroups editor={editor} tab={id} />
            )}
          </ErrorBoundary>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

const list = css({
  display: 'flex',
  columnGap: '6',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // On phones they scroll from edge to edge.
  marginInline: { base: 'calc(-1 * {spacing.margin})', md: '0' },
  paddingInline: { base: 'margin', md: '0' },
  borderBottom: '1px solid {colors.line}',
});

const trigger = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: 'target',
  fontSize: '1rem',
  fontWeight: '480',
  lineHeight: '1',
  whiteSpace: 'nowrap',
  color: 'textMuted',
  _hover: { color: 'text' },
  _focusVisible: { outlineOffset: '-3px' },
  '&[aria-selected=true]': { color: 'text' },
  '&[aria-selected=true]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '-1px',
    height: '3px',
    background: 'mark',
  },
});

const count = css({ fontSize: '0.75rem', color: 'textMuted' });

const fault = css({ fontSize: '0.75rem', fontWeight: '560', color: 'danger' });

const panel = css({ _focusVisible: { outline: 'none' } });
