/** Reads the tracking number of an uploaded label, so that nobody has to type it. A label may have none. */
import type { LabelKind } from "../../../api/documents/label_files.ts";
import { findOn } from "../../../api/shipping/label_pages/findings.ts";
import { PageRefused } from "../../../api/shipping/label_pages/refusals.ts";
import { numberOn } from "../../../api/shipping/label_pages/verdict.ts";
import { openPageReader, type PageReader } from "./page_reader.ts";

export interface ReadNumber {
  /** Empty if no number was read with certainty. */
  readonly tracking_number: string;
  /** Empty if the carrier is not known. */
  readonly carrier: string;
}

const NOTHING: ReadNumber = { tracking_number: "", carrier: "" };

let turn: Promise<unknown> = Promise.resolve();

/**
 * Never throws for an unreadable label, because its file is stored anyway.
 * @param bytes the label as we rewrote it @param open opens the reader; tests pass another one
 */
export async function readNumber(
  kind: LabelKind,
  bytes: Uint8Array<ArrayBuffer>,
  open: () => PageReader = openPageReader,
): Promise<ReadNumber> {
  const reading = turn.then(() => readInThread(kind, bytes, open()));
  turn = reading.catch(() => {});
  return await reading;
}

async function readInThread(
  kind: LabelKind,
  bytes: Uint8Array<ArrayBuffer>,
  reader: PageReader,
): Promise<ReadNumber> {
  try {
    const page = kind === "png"
      ? { codes: await reader.readPicture(bytes), text: "" }
      : await (await reader.open(bytes)).read(1, true);
    const { evidence, carrier } = findOn({ codes: page.codes, text: page.text, name: "" });
    return { tracking_number: numberOn(evidence), carrier };
  } catch (error) {
    if (error instanceof PageRefused) return NOTHING;
    throw error;
  } finally {
    reader.close();
  }
}
