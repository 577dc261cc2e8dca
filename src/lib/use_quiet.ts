import { useEffect, useState } from "react";
import { whenQuiet } from "./when_quiet.ts";

export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet;
}
