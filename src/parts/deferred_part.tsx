/** A part that is left out while an early picture is taken over, and drawn afterwards. */
import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from "react";
import type { Group } from "../lib/group.ts";
import { afterTakeOver, isTakeOverRunning } from "../lib/take_over.ts";

interface LaterProps<Parts> {
  readonly of: Group<Parts>;
  readonly children: (parts: Parts) => ReactNode;
}

const never = () => () => {};
/** Returns true while React hydrates the picture, even if it reaches this part late. */
const useIsTakenOver = () => useSyncExternalStore(never, () => false, () => true);

export function DeferredPart<Parts>({ of, children }: LaterProps<Parts>): ReactNode {
  const isTakenOver = useIsTakenOver();
  const [isDrawn, setDrawn] = useState(() => !isTakenOver && !isTakeOverRunning());
  const parts = of.use();
  useEffect(() => {
    if (!isDrawn) return afterTakeOver(() => startTransition(() => setDrawn(true)), of.begin);
    void of.begin();
  }, [isDrawn, of]);
  return isDrawn && parts !== null && children(parts);
}
