import { galleryAdmin } from '#app/content/gallery/gallery-admin';
import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { CloseIcon } from '#app/ui/icons/close-icon';
import { css } from '#styled/css';
import type { QueuedUpload, UploadQueue } from './upload-queue';

const words = galleryAdmin.upload;

type Props = { item: QueuedUpload; queue: UploadQueue };

/** One upload: its progress, or why it failed. */
function UploadItem({ item, queue }: Props) {
  const { key, file, state, share, problem } = item;
  const hasFailed = state === 'failed';
  return (
    <li className={row}>
      <div className={what}>
        <p className={name}>{file.name}</p>
        {hasFailed ? (
          <p className={fault}>{problem?.reason}</p>
        ) : (
          <p className={muted}>{formatState(item)}</p>
        )}
        {state === 'sending' && (
          <progress className={bar} max={1} value={share} aria-label={words.progress(file.name)} />
        )}
      </div>
      {problem?.mayPass && (
        <Button
          variant="line"
          size="dense"
          aria-label={words.retry(file.name)}
          onClick={() => queue.retry(key)}
        >
          {galleryAdmin.list.retry}
        </Button>
      )}
      <IconButton
        label={hasFailed ? words.dismiss(file.name) : words.cancel(file.name)}
        onClick={() => queue.cancel(key)}
      >
        <CloseIcon />
      </IconButton>
    </li>
  );
}

/** Before the upload a large file is made smaller; after it, the server still has to check and re-encode it. */
function formatState({ state, share }: QueuedUpload): string {
  if (state === 'waiting') return words.waiting;
  return share === 0 || share === 1 ? words.preparing : `${Math.floor(share * 100)} %`;
}

type ListProps = { items: readonly QueuedUpload[]; queue: UploadQueue };

/** The pictures still uploading, and those that failed. */
export function UploadList({ items, queue }: ListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={list}>
      {items.map((item) => (
        <UploadItem key={item.key} item={item} queue={queue} />
      ))}
    </ul>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '2',
  borderBottom: '1px solid {colors.line}',
});

const what = css({ flex: '1', minWidth: '0' });

const name = css({
  fontWeight: '560',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const muted = css({ textStyle: 'caption', color: 'textMuted' });

const fault = css({ textStyle: 'caption', color: 'danger' });

const bar = css({
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: '4px',
  marginTop: '6px',
  border: 'none',
  background: 'line',
  '&::-webkit-progress-bar': { background: 'line' },
  '&::-webkit-progress-value': { background: 'accent', transition: 'width {durations.quick}' },
  '&::-moz-progress-bar': { background: 'accent' },
});

const list = css({ marginTop: '4', borderTop: '1px solid {colors.line}' });
