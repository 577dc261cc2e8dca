/** Records a print at most once, and then fetches its file. */
import { MakePrintJob } from "../../../../api/generated/operations/prints.ts";
import type { InHousePrintKind, PrintFormat } from "../../../../api/catalogue/prints.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";
import { ask } from "../../../lib/client.ts";
import { fetchWhole } from "../../../lib/download.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { language, t } from "../../../lib/i18n.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { saveFile } from "../../../lib/save_file.ts";
import { notify } from "../../../lib/toasts.ts";

export const PRINT = "labels.print";

export interface PrintTarget {
  readonly kind: InHousePrintKind;
  /** Ids of records; empty for the sheet of command codes. */
  readonly ids: readonly string[];
}

export function usePrint({ kind, ids }: PrintTarget, userId: string, onDone: () => void): Mover {
  return useSteps(
    `prints.${kind}.${ids.join(".")}`,
    userId,
    async ({ key, params }) => {
      const { format, copies, reason } = params as Readonly<Record<string, string>>;
      const question = {
        kind,
        ids,
        format: format ?? "pdf",
        copies: Number(copies ?? 1),
        language: language.peek(),
        ...reason && { reason },
      };
      const failure = await printNow(question, key);
      if (!failure) return { kind: "done", version: 0 };
      const answer = failedAnswerOf(failure);
      // Only the API knows earlier prints, so its first request for a reason is not shown as an error.
      return answer.kind === "refused" && !reason &&
          answer.problems.some(({ path }) => path.endsWith("reason"))
        ? { ...answer, reason: "whyAgain" }
        : answer;
    },
    onDone,
  );
}

interface PrintRequest extends PrintTarget {
  readonly format: string;
  readonly copies: number;
  readonly language: string;
  readonly reason?: string;
}

/** @returns The failure; null if the print was recorded, even if its file could not be fetched. */
async function printNow(params: PrintRequest, key: string): Promise<Failure | null> {
  const outcome = await ask(MakePrintJob, { params, key });
  if (!outcome.ok) return outcome.failure;
  await fetchPrint(outcome.data.makePrintJob._id, params.kind, params.format as PrintFormat);
  return null;
}

export const printTickets = (
  ids: readonly string[],
  format: PrintFormat,
  key: string,
): Promise<Failure | null> =>
  printNow({ kind: "tickets", ids, format, copies: 1, language: language.peek() }, key);

/** Fetches the file of a recorded print. A failure is only shown: another attempt is another print. */
async function fetchPrint(id: string, kind: InHousePrintKind, format: PrintFormat): Promise<void> {
  const file = await fetchWhole(`/prints/file?id=${encodeURIComponent(id)}`);
  if (!file.ok) return notify("error", t("prints.failed", { reason: failureText(file.failure) }));
  if (format !== "pdf" || !openInWindow(file.data)) {
    saveFile(file.data, `${kind}.${format === "pdf" ? "pdf" : "zpl"}`);
  }
}

/** Time after which the file in the other window is released. */
const SHOWN_MS = 600_000;

/** Opens the file in a new window, where a person can print it. Returns false if the browser opens none. */
function openInWindow(file: Blob): boolean {
  const address = URL.createObjectURL(file);
  const shown = globalThis.open(address, "_blank");
  setTimeout(() => URL.revokeObjectURL(address), SHOWN_MS);
  return shown !== null;
}
