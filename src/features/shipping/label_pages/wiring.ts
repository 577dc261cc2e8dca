import {
  GetLabelPage,
  LabelBins,
  LabelDrops,
  PagePackages,
} from "../../../../api/generated/operations/label_pages.ts";
import type { DataOf } from "../../../../api/operation.ts";
import {
  LABEL_PARTS_PATH,
  MAX_DROP_BYTES,
  MAX_DROP_FILE_BYTES,
  MAX_DROP_FILES,
  MAX_DROP_PAGES,
} from "../../../../api/shipping/label_pages/bounds.ts";
import { sendDropped } from "../../../engine/attachments/send_file.ts";
import type { RecordSource } from "../../../engine/record/record_wiring.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask, earlyAnswerOf } from "../../../lib/client.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { reasonOf, recordOutcome } from "../../../lib/outcome.ts";
import { numberText } from "../../../parts/format.ts";

export type LabelPage = NonNullable<DataOf<typeof GetLabelPage>["getLabelPageById"]>;
export type Bin = DataOf<typeof LabelBins>["labelPageBins"][number];
export type Drop = DataOf<typeof LabelDrops>["labelDrops"][number];

export const binsSource: AnswerSource<DataOf<typeof LabelBins>> = {
  name: "labelPages.bins",
  entities: ["labelPages"],
  debounceMs: 500,
  given: () => earlyAnswerOf(LabelBins.text, {}),
  ask: (options) => ask(LabelBins, {}, options),
};

export const dropsSource: AnswerSource<DataOf<typeof LabelDrops>> = {
  name: "labelPages.drops",
  entities: ["labelPages", "jobs"],
  debounceMs: 500,
  given: () => earlyAnswerOf(LabelDrops.text, {}),
  ask: (options) => ask(LabelDrops, {}, options),
};

export const packagesSource = (_id: string, search: string): AnswerSource<DataOf<typeof PagePackages>> => ({
  name: `labelPages.packages.${_id}.${search}`,
  entities: [],
  ask: (options) => ask(PagePackages, { _id, search }, options),
});

export const labelPageSource: RecordSource<LabelPage> = {
  entity: "labelPages",
  fetch: async (id, options) =>
    recordOutcome(await ask(GetLabelPage, { _id: id }, options), (data) => data.getLabelPageById),
};

export const previewPath = (id: string) =>
  `/label-pages/file?id=${encodeURIComponent(id)}&as=preview` as const;

const MEGABYTE = 1024 ** 2;
export const bounds = () => ({
  pages: numberText(MAX_DROP_PAGES),
  all: numberText(MAX_DROP_BYTES / MEGABYTE),
  one: numberText(MAX_DROP_FILE_BYTES / MEGABYTE),
});

/** Returns the text of a reason, or the API's own text if this build does not know the reason. */
export const refusalText = (code: string, otherwise = ""): string =>
  hasWords(`labelPages.refused.${code}`)
    ? t(`labelPages.refused.${code}` as Key, bounds())
    : otherwise || t("labelPages.refused.failed");

export interface RefusedFile {
  readonly name: string;
  readonly code: string;
}

/** Divides files into those to upload and those to refuse without sending them. */
export function acceptedFiles(files: readonly File[]): {
  readonly taken: readonly File[];
  readonly refused: readonly RefusedFile[];
} {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  let bytes = 0;
  for (const file of files) {
    const code = file.size === 0
      ? "empty"
      : file.size > MAX_DROP_FILE_BYTES
      ? "tooLarge"
      : taken.length >= MAX_DROP_FILES || bytes + file.size > MAX_DROP_BYTES
      ? "dropFull"
      : "";
    if (code === "") {
      taken.push(file);
      bytes += file.size;
    } else refused.push({ name: file.name, code });
  }
  return { taken, refused };
}

/** Number of files that are sent at the same time. */
const AT_ONCE = 3;

export interface SendingDrop {
  readonly onSent: () => void;
  readonly onRefused: (file: RefusedFile) => void;
  readonly onWait: (isWaiting: boolean) => void;
  readonly signal: AbortSignal;
  readonly send?: typeof sendDropped;
}

/** Uploads all files, and resumes each after a lost connection. Returns the number of sent files. */
export async function sendDrop(
  drop: string,
  files: readonly File[],
  { onSent, onRefused, onWait, signal, send = sendDropped }: SendingDrop,
): Promise<number> {
  const waiting = files.map((file) => ({ file, key: crypto.randomUUID() }));
  let sent = 0;
  async function sendNext(): Promise<void> {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const { file, key } = next;
      const failure = await send(LABEL_PARTS_PATH, { drop, name: file.name, key }, file, {
        signal,
        onWait: () => onWait(true),
        onProgress: () => onWait(false),
      });
      if (failure) onRefused({ name: file.name, code: reasonOf(failure) || "failed" });
      else {
        sent++;
        onSent();
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return sent;
}
