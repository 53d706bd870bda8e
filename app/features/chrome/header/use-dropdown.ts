import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { useDismiss } from '#app/ui/buttons/use-dismiss';

/** Hover time before it opens, and time away before it closes, in milliseconds (specification §9). */
const OPEN_AFTER = 200;
const CLOSE_AFTER = 150;

/** A `<details>` menu that also opens on hover, and closes on choosing a link. */
export function useDropdown() {
  const { rootProps, close: shut } = useDismiss();
  const { ref: root } = rootProps;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);

  const close = () => {
    clearTimeout(timer.current);
    hovered.current = false;
    shut();
  };

  const hoverProps = {
    onPointerEnter: (event: PointerEvent) => {
      clearTimeout(timer.current);
      if (event.pointerType !== 'mouse' || root.current?.open) return;
      timer.current = setTimeout(() => {
        if (root.current) root.current.open = true;
        hovered.current = true;
      }, OPEN_AFTER);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      if (hovered.current) timer.current = setTimeout(close, CLOSE_AFTER);
    },
  };
  const summaryProps = {
    // A click right after hovering means "keep it open", not "close it".
    onClick: (event: MouseEvent) => {
      clearTimeout(timer.current);
      if (hovered.current) event.preventDefault();
      hovered.current = false;
    },
  };
  return { rootProps: { ...rootProps, ...hoverProps }, summaryProps, close };
}
