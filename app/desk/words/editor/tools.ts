import type { ChainedCommands, Editor } from '@tiptap/react';

/** A button over the text. */
export interface Tool {
  label: string;
  /** Whether the words at the cursor are so already; left out for what is done and not switched. */
  isOn?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

export const TEXT_TOOLS: readonly Tool[] = [
  {
    label: 'Heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: 'Subheading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { label: 'Bold', isOn: (editor) => editor.isActive('bold'), run: (chain) => chain.toggleBold() },
  {
    label: 'Italic',
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    label: 'List',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
];

export const TABLE_TOOLS: readonly Tool[] = [
  { label: 'Row below', run: (chain) => chain.addRowAfter() },
  { label: 'Column after', run: (chain) => chain.addColumnAfter() },
  { label: 'Remove row', run: (chain) => chain.deleteRow() },
  { label: 'Remove column', run: (chain) => chain.deleteColumn() },
  { label: 'Remove table', run: (chain) => chain.deleteTable() },
];
