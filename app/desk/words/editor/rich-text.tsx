import { EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { Node } from '@tiptap/pm/model';
import { css, cx } from '#styled/css';
import { prose } from '#styled/recipes';
import { LONGEST_BODY } from '#domain/site/content/articles';
import { extensions } from './extensions';
import { blocksOf, markdownOf } from './markdown';
import { pastedWords, withoutHandlers } from './pasted';
import { Toolbar } from './toolbar';

interface Props {
  /** Its label, hint and error are `id`-label, `id`-hint and `id`-error. */
  id: string;
  /** Markdown. */
  value: string;
  isWrong: boolean;
  tokens?: readonly (readonly [token: string, says: string])[];
  onChange: (markdown: string) => void;
}

/** The editor itself: what is seen is close to what visitors see. */
export function RichText({ id, value, isWrong, tokens = [], onChange }: Props) {
  const [firstBlocks] = useState(() => blocksOf(value));
  const [refused, setRefused] = useState('');
  /** The text of each part that nobody has changed, and what was last told. */
  const texts = useRef(new WeakMap<Node, string>());
  const lastTold = useRef(value);
  const bar = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    extensions,
    injectCSS: false,
    // Stars and underscores in a line are words: “2 * 3 * 4”.
    enableInputRules: ['heading', 'bulletList', 'orderedList', 'blockquote'],
    enablePasteRules: false,
    content: { type: 'doc', content: firstBlocks.map(({ node }) => node) },
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        translate: 'no',
        'aria-multiline': 'true',
        'aria-invalid': String(isWrong),
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint ${id}-error`,
        class: cx(prose(), paper),
      },
      transformPastedHTML: withoutHandlers,
      handleDOMEvents: {
        paste: (_view, event) => refuse(event, event.clipboardData),
        drop: (_view, event) => refuse(event, event.dataTransfer),
      },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Escape') return false;
        bar.current?.querySelector('button')?.focus();
        return true;
      },
    },
    onCreate: ({ editor: made }) => {
      made.state.doc.forEach((node, _offset, index) => {
        const text = firstBlocks[index]?.text;
        if (text !== undefined) texts.current.set(node, text);
      });
      lastTold.current = markdownOf(made.state.doc, texts.current);
    },
    onUpdate: ({ editor: changed }) => {
      setRefused('');
      const markdown = markdownOf(changed.state.doc, texts.current);
      if (markdown === lastTold.current) return;
      lastTold.current = markdown;
      onChange(markdown);
    },
  });
  const refuse = (event: Event, data: DataTransfer | null): boolean => {
    const why = pastedWords(data, LONGEST_BODY);
    setRefused(why);
    if (why !== '') event.preventDefault();
    return why !== '';
  };
  return (
    <div className={frame}>
      <Toolbar ref={bar} editor={editor} controls={id} tokens={tokens} />
      <EditorContent editor={editor} />
      <p role="alert" className={refusal}>
        {refused}
      </p>
    </div>
  );
}

const frame = css({
  border: '1px solid {colors.lineStrong}',
  background: 'surface',
  '&:has(.ProseMirror:focus-visible)': {
    outline: '2px solid {colors.focus}',
    outlineOffset: '2px',
  },
});

const paper = css({
  minHeight: '320px',
  padding: '4',
  outline: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  '& .ProseMirror-selectednode': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute' },
  '& .selectedCell': { background: 'accentSoft' },
  '& img': { maxWidth: 'min(420px, 100%)' },
  // ProseMirror's place for the cursor beside a picture or box.
  '& .ProseMirror-separator': { display: 'inline', width: '0', height: '0', margin: '0' },
  '& td p, & th p': { margin: '0' },
  '& th': { textAlign: 'left' },
  '& .tableWrapper': { overflowX: 'auto', gridColumn: '1 / -1' },
});

const refusal = css({ color: 'danger', paddingInline: '4', _empty: { display: 'none' } });
