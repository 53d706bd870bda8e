import { css } from '#styled/css';
import { UploadItem } from './upload-item';
import type { QueuedUpload, UploadQueue } from './upload-queue';

type Props = { items: readonly QueuedUpload[]; queue: UploadQueue };

/** The pictures still uploading, and those that failed. */
export function UploadList({ items, queue }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={list}>
      {items.map((item) => (
        <UploadItem key={item.key} item={item} queue={queue} />
      ))}
    </ul>
  );
}

const list = css({ marginTop: '4', borderTop: '1px solid {colors.line}' });
