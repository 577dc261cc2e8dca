/** Records prints and fetches their files. A PDF is printed unless its printer has the kind `file`; the rest is saved. */
import { MakePrintJob } from "../../../../api/generated/operations/prints.ts";
import type { PrintJobInput } from "../../../../api/generated/schema.ts";
import { type Media, MEDIA_SIZES } from "../../../../api/catalogue/printers.ts";
import type { BoxPrintKind, PackagePrintKind } from "../../../../api/catalogue/prints.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { ask } from "../../../lib/client.ts";
import { fetchWhole } from "../../../lib/download.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { language, t } from "../../../lib/i18n.ts";
import { openTab } from "../../../lib/open_file.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { printFile } from "../../../lib/print_file.ts";
import { saveFile } from "../../../lib/save_file.ts";
import { notify } from "../../../lib/toasts.ts";
import { listText, numberText } from "../../../parts/format.ts";

export interface PackagePrint {
  readonly ids: readonly string[];
  readonly documents: readonly PackagePrintKind[];
  /** Id or code of the station whose printers are used if `printer` is missing. */
  readonly station?: string | undefined;
  readonly printer?: string | undefined;
  readonly media?: Media | undefined;
  readonly reason?: string | undefined;
}

/** Adds each recorded kind to `done`, so that another call after a refusal does not print it again. */
export async function printPackageDocuments(
  { ids, documents, ...how }: PackagePrint,
  { key = crypto.randomUUID() as string, done = new Set<PackagePrintKind>() } = {},
): Promise<Failure | null> {
  for (const kind of documents.filter((each) => !done.has(each))) {
    const chosen = Object.entries(how).filter(([, value]) => value);
    const params: PrintJobInput = {
      ...Object.fromEntries(chosen),
      kind,
      ids: [...ids],
      copies: 1,
      language: language.peek(),
    };
    const outcome = await ask(MakePrintJob, { params, key: `${key}.${kind}` });
    if (!outcome.ok) return outcome.failure;
    done.add(kind);
    const { left_out, boxed, ...job } = outcome.data.makePrintJob;
    const document = t(`prints.document.${kind}`);
    if (left_out.length > 0) notify("warning", t("prints.leftOut", { codes: named(left_out), document }));
    if (boxed.length > 0) notify("warning", t("prints.boxed", { codes: named(boxed) }));
    await printJob(kind, job);
  }
  publishChange("packages", [...ids]);
  return null;
}

/** Number of codes that a person can read before the message disappears. */
const MAX_NAMED = 12;

function named(codes: readonly string[]): string {
  const more = codes.length - MAX_NAMED;
  return more <= 0
    ? listText(codes)
    : t("prints.andMore", { codes: codes.slice(0, MAX_NAMED).join(", "), more: numberText(more) });
}

interface Job {
  readonly _id: string;
  readonly format: string;
  readonly media: string;
  readonly printer_kind: string;
}

/** An attempt that a person repeats after a failure: the key of its calls, and the kinds that were recorded. */
interface PrintAttempt<Kind> {
  readonly key: string;
  readonly done: Set<Kind>;
}

interface BoxPrint {
  readonly id: string;
  readonly papers: readonly BoxPrintKind[];
  /** Code of the station whose printers are used. */
  readonly station: string;
}

/** Prints documents of a box, which need no reason when they are printed again. Printed kinds are added to `done`. */
export async function printBoxPapers(
  { id, papers, station }: BoxPrint,
  { key, done }: PrintAttempt<BoxPrintKind>,
): Promise<Failure | null> {
  for (const kind of papers.filter((each) => !done.has(each))) {
    const params: PrintJobInput = { kind, ids: [id], copies: 1, station, language: language.peek() };
    const outcome = await ask(MakePrintJob, { params, key: `${key}.${kind}` });
    if (!outcome.ok) return outcome.failure;
    done.add(kind);
    await printJob(kind, outcome.data.makePrintJob);
  }
  return null;
}

/** Prints the file of a recorded print. A failure is only shown: another attempt is another print. */
async function printJob(
  kind: PackagePrintKind | BoxPrintKind,
  { _id, format, media, printer_kind }: Job,
): Promise<void> {
  const outcome = await fetchWhole(`/prints/file?id=${encodeURIComponent(_id)}`);
  if (!outcome.ok) {
    return notify("error", t("prints.notFetched", { reason: failureText(outcome.failure) }));
  }
  if (format !== "pdf" || printer_kind === "file") {
    return saveFile(outcome.data, `${kind}.${format === "pdf" ? "pdf" : "zpl"}`);
  }
  const file = new Blob([outcome.data], { type: "application/pdf" });
  const { width, height } = MEDIA_SIZES[media as Media] ?? MEDIA_SIZES["4x6"];
  if (await printFile(file, { width_mm: width, height_mm: height })) return await dialogClosed();
  const tab = openTab();
  if (tab) tab.show(file);
  else saveFile(file, `${kind}.pdf`);
}

const [MIN_MS, POLL_MS, MAX_MS] = [700, 250, 600_000] as const;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits while the browser's print dialog has the focus; returns soon if there is no dialog. */
async function dialogClosed(): Promise<void> {
  await pause(MIN_MS);
  for (let waited = 0; waited < MAX_MS && !document.hasFocus(); waited += POLL_MS) await pause(POLL_MS);
}
