/** Prints the label of a package at a station's printer. A second copy needs a reason. */
import { useMemo, useRef, useState } from "react";
import { REPRINT_REASONS } from "../../../../../api/catalogue/prints.ts";
import { publishChange } from "../../../../engine/live/live.ts";
import { fieldProblems } from "../../../../engine/wiring/problems.ts";
import { failureText } from "../../../../lib/failure_text.ts";
import { type Failure, mayBeDone } from "../../../../lib/outcome.ts";
import { printPackageDocuments } from "../../../catalogue/prints/print_packages.ts";

export interface LabelPrinter {
  readonly isBusy: boolean;
  /** Returns why the package's label was not printed; empty if it was, or was not tried last. */
  readonly failureOf: (id: string) => string;
  /** Id of the package whose label was already printed, so that a reason is needed; else empty. */
  readonly asksWhy: string;
  /** Prints a label, after another one that is being printed. */
  readonly print: (id: string) => void;
  /** Prints again with a reason, numbered from 1. Returns false if none is needed, or for another number. */
  readonly printAgain: (number: number) => boolean;
}

interface Sending {
  readonly id: string;
  readonly reason: string | undefined;
}

interface Failed {
  readonly id: string;
  readonly text: string;
}

/** Checks for the refusal that asks for a reason: only the API knows about earlier copies. */
const isAgain = (failure: Failure): boolean =>
  "errors" in failure &&
  fieldProblems(failure.errors[0]?.problems ?? []).some(({ path }) => path === "reason");

export function usePrinter(station: string): LabelPrinter {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [asksWhy, setAsksWhy] = useState("");
  const busy = useRef("");
  const waiting = useRef<readonly string[]>([]);
  const unanswered = useRef<Sending & { readonly key: string } | null>(null);
  return useMemo(() => {
    const send = (id: string, reason?: string): void => {
      if (id === "" || busy.current === id) return;
      if (busy.current !== "") {
        waiting.current = [...waiting.current.filter((each) => each !== id), id];
        return;
      }
      busy.current = id;
      setBusy(true);
      setFailed(null);
      setAsksWhy("");
      // If the answer was lost, the same key prints the recorded label; another one would need a reason.
      const { current: before } = unanswered;
      const isRepeated = before?.id === id && before.reason === reason;
      const key = isRepeated ? before.key : crypto.randomUUID();
      const how = { ids: [id], documents: ["labels"], station, reason } as const;
      void printPackageDocuments(how, { key }).then((failure) => {
        busy.current = "";
        setBusy(false);
        unanswered.current = failure && mayBeDone(failure) ? { id, reason, key } : null;
        if (failure && isAgain(failure)) setAsksWhy(id);
        else if (failure) setFailed({ id, text: failureText(failure) });
        publishChange("packages", [id]);
        const [next = "", ...rest] = waiting.current;
        waiting.current = rest;
        send(next);
      });
    };
    return {
      isBusy,
      failureOf: (id) => failed?.id === id ? failed.text : "",
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
