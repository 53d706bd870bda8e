import { useOnline } from '#app/pwa/use-online';
import type { Draft } from '#domain/design/draft/draft';
import { roomTypeName } from '#domain/room/options/room-types';
import { shareCode } from '#domain/design/sharing/share-code';
import { button } from '#styled/recipes';
import { sceneViewerAddress } from './ways';

/** Android's viewer asks our server for the room, so it needs a signal. */
export function BySceneViewer({ draft }: { draft: Draft }) {
  const online = useOnline();
  if (!online) {
    return (
      <output>
        There is no signal here, and this phone’s viewer needs one. Pegs and string do without.
      </output>
    );
  }
  const title = draft.roomType ? roomTypeName(draft.roomType) : 'Your room';
  return (
    <p>
      <a
        className={button({ variant: 'solid' })}
        href={sceneViewerAddress(location.origin, shareCode(draft), title)}
      >
        Open the camera
      </a>
    </p>
  );
}
