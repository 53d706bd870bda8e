import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** The state of an automatic carousel. */
export interface Rotation {
  readonly index: number;
  /** What the visitor or their system has chosen; a pointer or the focus inside only pauses it. */
  readonly isPlaying: boolean;
  /** Whether it is rotating right now. */
  readonly running: boolean;
  /** Wraps around at both ends. */
  readonly show: (index: number) => void;
  readonly toggle: () => void;
  /** Props for the element that holds slides and controls. */
  readonly hold: object;
}

/**
 * Rotates `count` slides, each shown for `everyMs` milliseconds. Pauses while a mouse is over them or the
 * focus is inside, and stops on touch and for visitors who prefer reduced motion (specification §4).
 */
export function useRotation(count: number, everyMs: number): Rotation {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const running = isPlaying && !isHovered && !isFocused;

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
    isPlaying,
    running,
    show: (next) => setIndex((next + count) % count),
    toggle: () => {
      setPlaying(!isPlaying);
      // Started on purpose, it also rotates under the visitor's own pointer.
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
