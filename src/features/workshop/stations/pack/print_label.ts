/** Prints the label of a package at a station's printer. A second copy needs a reason. */
import { useMemo, useRef, useState } from "react";
import { REPRINT_REASONS } from "../../../../../api/catalogue/prints.ts";
import { publishChange } from "../../../../engine/live/live.ts";
import { fieldProblems } from "../../../../engine/wiring/problems.ts";
import { failureText } from "../../../../lib/failure_text.ts";
import type { Failure } from "../../../../lib/outcome.ts";
import { printPackageDocuments } from "../../../catalogue/prints/print_packages.ts";

export interface LabelPrinter {
  readonly isBusy: boolean;
  /** Text that says why the last label was not printed; empty if it was. */
  readonly failed: string;
  /** Id of the package whose label was already printed, so that a reason is needed; else empty. */
  readonly asksWhy: string;
  readonly print: (id: string) => void;
  /** Prints again with a reason, numbered from 1. Returns false if none is needed, or for another number. */
  readonly printAgain: (number: number) => boolean;
}

/** Checks for the refusal that asks for a reason: only the API knows about earlier copies. */
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
