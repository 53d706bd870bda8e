import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DesignRecord } from '#app/offline/designs/design-record';
import { importDesigns } from '#app/offline/designs/design-store';
import { launchedFile } from '#app/pwa/launch/launched-file';
import { Actions } from '#app/ui/buttons/actions';
import { Button } from '#app/ui/buttons/button';
import { AttentionIcon } from '#app/ui/icons/states/attention-icon';
import { saveFile } from '#app/ui/download/save-file';
import { readDesignFile, writeDesignFile } from '#domain/design/sharing/design-file';
import { css, cx } from '#styled/css';
import { answer } from '#styled/recipes';
import { formatImport } from './format-import';

/** Exports all designs to a file, for another device or as a backup, and imports such a file. */
export function FileActions({ designs }: { designs: readonly DesignRecord[] }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [end, setEnd] = useState<{ ok: boolean; words: string } | null>(null);
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    setEnd(await readIn(file));
    // Allows the same file to be chosen again.
    input.value = '';
  };
  const launched = useSyncExternalStore(launchedFile.subscribe, launchedFile.get, () => null);
  useEffect(() => {
    if (!launched) return;
    launchedFile.set(null);
    void readIn(launched).then(setEnd);
  }, [launched]);
  const danger = answer({ tone: 'danger' });
  return (
    <section className={block} aria-labelledby="file-heading">
      <h2 id="file-heading" className={css({ textStyle: 'label' })}>
        As a file
      </h2>
      <p className={note}>
        A file takes your designs to another device, or keeps them when this one is lost. It holds
        names and choices, and nothing about you.
      </p>
      <Actions>
        {designs.length > 0 && (
          <Button variant="line" onClick={() => saveFile(fileOf(designs))}>
            Save all as a file
          </Button>
        )}
        <Button variant="line" onClick={() => chooser.current?.click()}>
          Read in a file
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label="File of designs"
          onChange={(event) => void take(event.currentTarget)}
        />
      </Actions>
      <output>{end?.ok && <p className={css({ marginTop: '4' })}>{end.words}</p>}</output>
      {end && !end.ok && (
        <div className={cx(danger.root)} role="alert">
          <AttentionIcon />
          <div>
            <p className={danger.title}>Nothing was read in, and nothing has changed</p>
            <p className={danger.text}>{end.words}</p>
          </div>
        </div>
      )}
    </section>
  );
}

/** Names the file after today's date. */
function fileOf(designs: readonly DesignRecord[]): File {
  const name = `garden-room-designs-${new Date().toISOString().slice(0, 10)}.json`;
  return new File([writeDesignFile(designs)], name, { type: 'application/json' });
}

async function readIn(file: File): Promise<{ ok: boolean; words: string }> {
  const text = await file.text().catch(() => null);
  if (text === null) return { ok: false, words: 'Your browser could not read this file.' };
  const read = readDesignFile(text);
  if (!read.ok) return { ok: false, words: read.problem };
  try {
    return { ok: true, words: formatImport(await importDesigns(read.designs)) };
  } catch {
    return { ok: false, words: 'This browser keeps no more designs for this site.' };
  }
}

const block = css({
  borderTop: '1px solid {colors.line}',
  paddingTop: '5',
  paddingBottom: 'section',
});

const note = css({
  textStyle: 'small',
  color: 'textMuted',
  maxWidth: '52ch',
  marginTop: '1',
  marginBottom: '4',
});
