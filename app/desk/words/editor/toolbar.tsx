import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type Ref } from 'react';
import { css, cx } from '#styled/css';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import { TABLE_TOOLS, TEXT_TOOLS, type Tool } from './tools';

interface Props {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  /** The id of what it changes. */
  controls: string;
  tokens: readonly (readonly [token: string, says: string])[];
}

/** What can be made of the words that are chosen in the editor. */
export function Toolbar({ ref, editor, controls, tokens }: Props) {
  const [asked, setAsked] = useState<'link' | 'picture'>();
  const { on, inTable, link, image } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TEXT_TOOLS.filter(({ isOn }) => isOn?.(now)).map(({ label }) => label),
      inTable: now.isActive('table'),
      link: String(now.getAttributes('link')['href'] ?? ''),
      image: now.isActive('image') ? now.getAttributes('image') : undefined,
    }),
  });
  const button = ({ label, isOn, run }: Tool) => (
    <button
      key={label}
      type="button"
      className={tool}
      aria-pressed={isOn && on.includes(label)}
      onClick={() => run(editor.chain().focus()).run()}
    >
      {label}
    </button>
  );
  // Who writes goes on writing.
  const text = () => editor.view.dom;
  const setLink = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && link === '')
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else {
      // Behind the link, so that what is typed next does not take its place.
      chain
        .setLink({ href })
        .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
        .run();
    }
  };
  const setPicture = (src: string, alt: string) => {
    const chain = editor.chain().focus();
    // Behind words that are chosen, and not in their place.
    if (image === undefined) chain.setTextSelection(editor.state.selection.to);
    chain.setImage({ src, alt }).run();
  };
  return (
    <div ref={ref} role="toolbar" aria-label="Text" aria-controls={controls} className={bar}>
      {TEXT_TOOLS.map(button)}
      <button
        type="button"
        className={tool}
        aria-pressed={link !== ''}
        onClick={() => setAsked('link')}
      >
        Link
      </button>
      <button
        type="button"
        className={tool}
        aria-pressed={image !== undefined}
        onClick={() => setAsked('picture')}
      >
        Picture
      </button>
      {!inTable && (
        <button
          type="button"
          className={tool}
          onClick={() =>
            editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
          }
        >
          Table
        </button>
      )}
      {inTable && TABLE_TOOLS.map(button)}
      {tokens.length > 0 && (
        <select
          className={cx(tool, facts)}
          aria-label="Put in a fact"
          value=""
          onChange={({ target }) => editor.chain().focus().insertContent(target.value).run()}
        >
          <option value="" disabled>
            A fact…
          </option>
          {tokens.map(([token, says]) => (
            <option key={token} value={`{${token}}`}>
              {says}
            </option>
          ))}
        </select>
      )}
      {asked === 'link' && (
        <LinkDialog
          current={link}
          finalFocus={text}
          onClose={() => setAsked(undefined)}
          onSet={setLink}
        />
      )}
      {asked === 'picture' && (
        <PictureDialog
          title="A picture in the text"
          isDescribed
          finalFocus={text}
          {...(image && {
            current: { src: String(image['src']), alt: String(image['alt'] ?? '') },
          })}
          onClose={() => setAsked(undefined)}
          onChoose={({ objectPath }, alt) => setPicture(objectPath, alt)}
        />
      )}
    </div>
  );
}

const bar = css({
  // Below the header, which stays in sight on a wide screen alone.
  position: { lg: 'sticky' },
  top: '60px',
  zIndex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  padding: '1',
  background: 'raised',
  borderBottom: '1px solid {colors.line}',
});

// As wide as its own words, and not as the longest fact.
const facts = css({ width: '7em' });

const tool = css({
  maxWidth: '100%',
  minHeight: 'dense',
  '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target' },
  paddingInline: '3',
  fontSize: '0.9375rem',
  fontWeight: '520',
  color: 'text',
  background: 'transparent',
  border: '1px solid transparent',
  cursor: 'pointer',
  _hover: { borderColor: 'lineStrong' },
  '&[aria-pressed="true"]': { background: 'text', color: 'surface' },
});
