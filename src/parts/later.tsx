/** What is not part of the early picture: left out of the first drawing where there is one, and drawn after it. */
import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { afterTakeOver, isLate } from "../lib/later.ts";

const never = () => () => {};
/** True while React takes a picture over, however late it comes to this part of it. */
const useIsTakenOver = () => useSyncExternalStore(never, () => false, () => true);

export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  const isTakenOver = useIsTakenOver();
  const [isDrawn, setDrawn] = useState(() => !isTakenOver && !isLate());
  useEffect(() => {
    if (!isDrawn) return afterTakeOver(() => startTransition(() => setDrawn(true)));
  }, [isDrawn]);
  return isDrawn && children;
}
