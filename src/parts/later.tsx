/** What is not part of the early picture: left out of the first drawing where there is one, and drawn after it. */
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { afterTakeOver, isLate } from "../lib/later.ts";

export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  const [isDrawn, setDrawn] = useState(() => !isLate());
  useEffect(() => {
    if (!isDrawn) return afterTakeOver(() => startTransition(() => setDrawn(true)));
  }, [isDrawn]);
  return isDrawn && children;
}
