/** False until the first idle moment after mounting: what is loaded then delays nothing. */
import { useEffect, useState } from "react";
import { whenQuiet } from "./when_quiet.ts";

export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet;
}
