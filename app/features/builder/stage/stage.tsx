import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { Button } from '#app/ui/buttons/button';
import { IconButton } from '#app/ui/buttons/icon-button';
import { ChevronUpIcon } from '#app/ui/icons/arrows/chevron-up-icon';
import { PhotoIcon } from '#app/ui/icons/photo-icon';
import { SunriseIcon } from '#app/ui/icons/sky/sunrise-icon';
import { ThermometerIcon } from '#app/ui/icons/sky/thermometer-icon';
import { TurnIcon } from '#app/ui/icons/arrows/turn-icon';
import { PhotoButton } from '#app/room/photo/photo-button';
import { Turning } from '#app/room/stage/turning';
import { useElementSize } from '#app/ui/screen/use-element-size';
import { IN_BUILDER } from '#app/offline/garden-photos/garden-photo-record';
import type { Draft } from '#domain/design/draft/draft';
import type { PieceKind } from '#domain/room/furniture/pieces';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { priceDraft } from '#domain/design/pricing/price';
import { css } from '#styled/css';
import { stage } from '#styled/recipes';
import type { Moving } from '#app/features/builder/openings/use-moving';
import { useSun } from '#app/features/builder/sun/use-sun';
import { StageFacts } from './stage-facts';
import { stageRoom } from './stage-room';
import { StageTabs } from './stage-tabs';
import { StageTool } from './stage-tool';
import { useFolded } from './use-folded';
import { usePicture } from './use-picture';
import type { UseStageView } from './use-stage-view';
import { useView3d } from './view3d/use-view-3d';

const SunOfRoom = lazyPart(
  async () => (await import('#app/features/builder/sun/sun-of-room')).SunOfRoom,
);
const YearPanel = lazyPart(
  async () => (await import('#app/features/builder/year/year-panel')).YearPanel,
);

/** A picture less high than this is a strip, which has space for the view from outside alone. Pixels. */
const STRIP = 100;

interface Props {
  /** Null until it has been loaded from this device. */
  draft: Draft | null;
  pricing: PricingConfiguration | null;
  stageView: UseStageView;
  /** Whether the visitor is under way, so that all pictures may be loaded. */
  ahead: boolean;
  /** Whether a phone's keyboard needs the room: only a strip of the picture stays. */
  isTyping: boolean;
  /** On the step where openings are moved. */
  moving: Moving | null;
  /** Whether the photo of the garden is opened with the first picture, as one was shared to the app. */
  opensPhoto: boolean;
}

/** The room as chosen so far, always in sight. */
export const Stage = memo(function Stage(props: Props) {
  const { draft, pricing, stageView, ahead, isTyping, moving, opensPhoto } = props;
  const place = useRef<HTMLDivElement>(null);
  const size = useElementSize(place);
  const [folded, fold] = useFolded();
  // The pressed tab responds at once, the picture a frame later.
  const deferredView = useDeferredValue(stageView);
  const shownView = size && size.height < STRIP ? 'outside' : deferredView.view;
  const { Picture, failure } = usePicture(shownView, ahead);
  const [pickedPieces, pick] = useState<readonly PieceKind[] | null>(null);
  const seenRoom = useMemo(() => draft && stageRoom(draft, pricing), [draft, pricing]);
  const examplePrice = seenRoom?.example && pricing ? priceDraft(seenRoom.draft, pricing) : null;
  const { Offer } = useView3d(Picture !== null && seenRoom !== null);
  const [ready, setReady] = useState(false);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const isSpatial = deferredView.view === 'outside' || deferredView.view === 'inside';
  const isCovered = ready && isSpatial;
  const [open, setOpen] = useState<'sun' | 'year' | null>(null);
  const [sun, chooseSun] = useSun(open === 'sun');
  const sunny = useDeferredValue(sun);
  const editing = moving && !seenRoom?.example ? moving : null;
  const styles = stage();
  const plan = stageView.view !== 'plan' && (
    <Button size="compact" variant="line" onClick={() => stageView.choose('plan')}>
      Plan
    </Button>
  );
  const picture = (
    <section
      className={styles.root}
      aria-label="Your room"
      data-folded={folded || undefined}
      data-strip={isTyping || undefined}
    >
      <div ref={place} className={styles.picture}>
        {Offer && seenRoom && size && (
          <ErrorBoundary part="view in 3-d" instead={null} onFault={() => setReady(false)}>
            <Offer
              tools={isSpatial && !folded ? tools : null}
              seenRoom={seenRoom}
              size={size}
              stageView={deferredView}
              pickedPieces={pickedPieces}
              sun={sunny}
              clear={editing !== null}
              covers={isCovered}
              onReady={setReady}
            />
          </ErrorBoundary>
        )}
        <ErrorBoundary part="stage picture" key={shownView} of={seenRoom} wayOn={plan}>
          {failure && <Failed error={failure} />}
          {Picture && seenRoom && size && (
            <Picture
              look={deferredView.look}
              azimuth={deferredView.azimuth}
              lookAt={stageView.lookAt}
              size={size}
              room={seenRoom.room}
              draft={seenRoom.draft}
              moving={editing}
              isCovered={isCovered}
              sun={sunny}
              pickedPieces={pickedPieces}
              onPick={pick}
              turning={
                <Turning
                  label="Turn the room"
                  className={styles.turning}
                  azimuth={stageView.azimuth}
                  range={stageView.range}
                  onTurn={stageView.turn}
                />
              }
            />
          )}
        </ErrorBoundary>
      </div>
      <div ref={setTools} className={styles.tools}>
        {seenRoom && !seenRoom.example && stageView.view !== 'sides' && (
          // First, so that no other moves when they come. The sides have no sun, and a label in their place.
          <>
            <StageTool
              name="Sun"
              icon={<SunriseIcon />}
              open={open === 'sun'}
              onTurn={(isOpen) => setOpen(isOpen ? 'sun' : null)}
            />
            <StageTool
              name="Through the year"
              icon={<ThermometerIcon />}
              open={open === 'year'}
              onTurn={(isOpen) => setOpen(isOpen ? 'year' : null)}
            />
            {/* A panel would lie over half of it on a phone. */}
            {open === null && (
              <PhotoButton
                of={IN_BUILDER}
                room={seenRoom.room}
                draft={seenRoom.draft}
                className={styles.tool}
                opens={opensPhoto}
                shown={
                  <>
                    <PhotoIcon />
                    <span>In a photo</span>
                  </>
                }
              />
            )}
          </>
        )}
        {/* A phone has room for four: the view is turned by finger and keys. */}
        {stageView.view === 'outside' && !folded && !Offer && (
          <IconButton label="Turn the room" onClick={() => stageView.turnQuarter()}>
            <TurnIcon />
          </IconButton>
        )}
        <IconButton
          label={folded ? 'Show the picture' : 'Fold the picture'}
          aria-expanded={!folded}
          className={foldButton}
          onClick={() => fold(!folded)}
        >
          <ChevronUpIcon />
        </IconButton>
      </div>
      <div className={styles.bottom}>
        <StageTabs shownView={stageView.view} onShow={stageView.choose} />
        {seenRoom && (
          <StageFacts room={seenRoom.room} example={seenRoom.example} examplePrice={examplePrice} />
        )}
      </div>
    </section>
  );
  return (
    <>
      {picture}
      {open && seenRoom && !seenRoom.example && (
        <ErrorBoundary part={open} of={open} asked waiting={null}>
          {open === 'sun' && (
            <SunOfRoom
              room={seenRoom.room}
              draft={seenRoom.draft}
              pickedPieces={pickedPieces}
              onChoose={chooseSun}
              onClose={() => setOpen(null)}
            />
          )}
          {open === 'year' && (
            <YearPanel
              room={seenRoom.room}
              draft={seenRoom.draft}
              pickedPieces={pickedPieces}
              onClose={() => setOpen(null)}
            />
          )}
        </ErrorBoundary>
      )}
    </>
  );
});

/** A picture that could not be loaded is a fault like one that could not be drawn. */
function Failed({ error }: { error: unknown }): never {
  throw error;
}

const foldButton = css({
  _beside: { display: 'none' },
  '&[aria-expanded=false] svg': { rotate: '180deg' },
});
