import { UNDO_SECONDS } from "../../../../api/workshop/scans.ts";
import type { AuditEntry } from "../../../fields.ts";
import { type Scan, scanAnswer, type ScanResult } from "../../workshop/units/scan_step.ts";
import { shownBox, shownPackage, type StationBox, type StationPackage } from "./box_station_store.ts";

interface About {
  readonly box?: StationBox | null | undefined;
  readonly pkg?: StationPackage | null | undefined;
  /** Shown instead of the usual text of the code. */
  readonly text?: string | undefined;
}

export type Outcome = "done" | "already" | "refused" | "unknown";

export async function answerBox(
  scan: Scan,
  outcome: Outcome,
  code: string,
  { box, pkg, text }: About = {},
): Promise<ScanResult> {
  const { answer, audit } = scanAnswer(scan, outcome, code, null, ...text === undefined ? [] : [text]);
  return {
    answer: {
      ...answer,
      box: box ? shownBox(box) : null,
      boxed: pkg ? await shownPackage(scan.tx, pkg, code) : null,
    },
    audit,
  };
}

/** @param isUndoable true if the same person can undo the scan on this device */
export async function answerDoneStep(
  scan: Scan,
  event: string,
  { audit, isUndoable = false, ...about }: About & {
    readonly audit: readonly AuditEntry[];
    readonly isUndoable?: boolean;
  },
): Promise<ScanResult> {
  const { answer } = await answerBox(scan, "done", "", about);
  return {
    answer: { ...answer, event, undo_until: isUndoable ? answer.at + UNDO_SECONDS : null },
    audit,
  };
}
