import { useCallback, useSyncExternalStore } from "react";
import { SIDEBAR_BREAKPOINT_PX } from "../../api/constants.ts";

export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => {
    const list = matchMedia(query);
    // Printing is ignored: paper is narrower than the window, but the printout should show what was on the screen.
    const onChange = () => !matchMedia("print").matches && listener();
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, [query]);
  const read = () => matchMedia(query).matches;
  // The server snapshot is the same, because the picture that React takes over was drawn in this window.
  return useSyncExternalStore(subscribe, read, read);
}

/** Source: docs/requirements.md S9.8. */
export const useIsWide = (): boolean => useMedia(`(min-width: ${SIDEBAR_BREAKPOINT_PX}px)`);
