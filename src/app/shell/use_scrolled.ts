/** Follows the scrolling element: the screen itself, or one with `data-scrolls`. Source: docs/requirements.md S9.9. */
import { type RefObject, useCallback, useEffect, useRef } from "react";

const OWN_SCROLLER = "[data-scrolls]";

interface Scrolled {
  readonly toTop: () => void;
  readonly measure: () => void;
}

export function useScrolled(main: RefObject<HTMLElement | null>, onScroll: (px: number) => void): Scrolled {
  const scroller = useRef<Element | null>(null);
  const listener = useRef(onScroll);
  listener.current = onScroll;
  useEffect(() => {
    const screen = main.current;
    const onEvent = ({ target }: Event) => {
      if (!(target instanceof Element) || (target !== screen && !target.matches(OWN_SCROLLER))) return;
      scroller.current = target;
      listener.current(target.scrollTop);
    };
    // Scroll events do not bubble.
    screen?.addEventListener("scroll", onEvent, { capture: true, passive: true });
    return () => screen?.removeEventListener("scroll", onEvent, { capture: true });
  }, [main]);
  const measure = useCallback(() => {
    // If only the address changes, the same screen keeps its scroll position.
    if (scroller.current?.isConnected) listener.current(scroller.current.scrollTop);
    else scroller.current = null;
  }, []);
  const toTop = () => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scroller.current?.scrollTo({ top: 0, behavior: isCalm ? "auto" : "smooth" });
    // Moves the focus away from the button, which disappears at the top of the page.
    main.current?.focus({ preventScroll: true });
  };
  return { toTop, measure };
}
