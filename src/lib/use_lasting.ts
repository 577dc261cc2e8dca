import { useEffect, useState } from "react";

/** True once something has been so for a while; false again as soon as it is over. */
export function useLasting(isSo: boolean, afterMs: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return setLong(false);
    const timer = setTimeout(() => setLong(true), afterMs);
    return () => clearTimeout(timer);
  }, [isSo, afterMs]);
  return isSo && isLong;
}
