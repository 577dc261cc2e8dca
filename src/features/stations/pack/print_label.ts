/** Prints the label of a package at the printers of a station. */
import { useMemo, useRef, useState } from "react";
import { tellChange } from "../../../engine/live/live.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { printParcels } from "../../prints/print_parcels.ts";

export interface LabelPrinter {
  readonly isBusy: boolean;
  /** Why the last one was not printed; empty where it was. */
  readonly failed: string;
  readonly print: (id: string) => void;
}

export function usePrinter(station: string): LabelPrinter {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const busy = useRef(false);
  return useMemo(() => {
    const print = (id: string) => {
      if (id === "" || busy.current) return;
      busy.current = true;
      setBusy(true);
      setFailed("");
      void printParcels({ ids: [id], documents: ["labels"], station }).then((failure) => {
        busy.current = false;
        setBusy(false);
        if (failure) setFailed(failureText(failure));
        tellChange("packages", [id]);
      });
    };
    return { isBusy, failed, print };
  }, [station, isBusy, failed]);
}
