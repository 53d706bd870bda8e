import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** The state of a carousel that turns by itself. */
export interface Rotation {
  readonly index: number;
  /** What the visitor has asked for, or their system; a pointer or the focus within only holds it. */
  readonly playing: boolean;
  /** Whether it turns right now. */
  readonly running: boolean;
  /** Wraps around at both ends. */
  readonly show: (index: number) => void;
  readonly toggle: () => void;
  /** For the element that holds slides and controls. */
  readonly hold: object;
}

/**
 * Turns `count` slides, each for `everyMs` milliseconds. It holds while a mouse is over them or the
 * focus is within, and stops at a touch and for visitors who want less motion (specification §4,
 * look.md).
 */
export function useRotation(count: number, everyMs: number): Rotation {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = playing && !hovered && !focused;

  useEffect(() => {
    const less = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPlaying(!less.matches);
    follow();
    less.addEventListener('change', follow);
    return () => less.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [running, index, count, everyMs]);

  return {
    index,
    playing,
    running,
    show: (next) => setIndex((next + count) % count),
    toggle: () => {
      setPlaying(!playing);
      // Asked for by somebody who is there, it turns under their pointer too.
      setHovered(false);
      setFocused(false);
    },
    hold: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: ({ pointerType, target }: PointerEvent) => {
        const onToggle = target instanceof Element && target.closest('[data-toggle]');
        if (pointerType !== 'mouse' && !onToggle) setPlaying(false);
      },
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
