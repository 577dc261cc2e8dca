import { useCallback, useSyncExternalStore } from "react";
import { SIDEBAR_BREAKPOINT_PX } from "../../api/constants.ts";

export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => {
    const list = matchMedia(query);
    // A sheet of paper is narrower than the window: the printout is what was on the screen.
    const onChange = () => !matchMedia("print").matches && listener();
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, [query]);
  const read = () => matchMedia(query).matches;
  // The picture that React takes over was drawn for this window.
  return useSyncExternalStore(subscribe, read, read);
}

/** Source: docs/requirements.md S9.8. */
export const useIsWide = (): boolean => useMedia(`(min-width: ${SIDEBAR_BREAKPOINT_PX}px)`);
