import { useEffect, useState } from "react";

/** Returns true once `isSo` has been true for `afterMs`, and false as soon as it is false. */
export function useLasting(isSo: boolean, afterMs: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return setLong(false);
    const timer = setTimeout(() => setLong(true), afterMs);
    return () => clearTimeout(timer);
  }, [isSo, afterMs]);
  return isSo && isLong;
}
