/** Prints a package's label at the printers of a station; a second copy needs a reason. */
import { useMemo, useRef, useState } from "react";
import { REPRINT_REASONS } from "../../../../../api/catalogue/prints.ts";
import { publishChange } from "../../../../engine/live/live.ts";
import { fieldProblems } from "../../../../engine/wiring/problems.ts";
import { failureText } from "../../../../lib/failure_text.ts";
import type { Failure } from "../../../../lib/outcome.ts";
import { printPackageDocuments } from "../../../catalogue/prints/print_packages.ts";

export interface LabelPrinter {
  readonly isBusy: boolean;
  /** Reason why the last label was not printed, or empty. */
  readonly failed: string;
  /** The package whose label was printed before; empty without a question. */
  readonly asksWhy: string;
  readonly print: (id: string) => void;
  /** Prints with the reason of this number, from 1; false without a question or such a reason. */
  readonly printAgain: (number: number) => boolean;
}

/** Only the API knows about earlier copies. */
const isAgain = (failure: Failure): boolean =>
  "errors" in failure &&
  fieldProblems(failure.errors[0]?.problems ?? []).some(({ path }) => path === "reason");

export function usePrinter(station: string): LabelPrinter {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const [asksWhy, setAsksWhy] = useState("");
  const busy = useRef(false);
  return useMemo(() => {
    const send = (id: string, reason?: string) => {
      if (id === "" || busy.current) return;
      busy.current = true;
      setBusy(true);
      setFailed("");
      setAsksWhy("");
      void printPackageDocuments({ ids: [id], documents: ["labels"], station, reason }).then((failure) => {
        busy.current = false;
        setBusy(false);
        if (failure && isAgain(failure)) setAsksWhy(id);
        else if (failure) setFailed(failureText(failure));
        publishChange("packages", [id]);
      });
    };
    return {
      isBusy,
      failed,
      asksWhy,
      print: (id) => send(id),
      printAgain: (number) => {
        const reason = REPRINT_REASONS[number - 1];
        if (asksWhy === "" || reason === undefined) return false;
        send(asksWhy, reason);
        return true;
      },
    };
  }, [station, isBusy, failed, asksWhy]);
}
