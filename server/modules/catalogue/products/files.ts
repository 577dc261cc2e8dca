import { DAY_SECONDS } from "../../../../api/constants.ts";
import { HEAD_BYTES } from "../../../../api/desk/attachments.ts";
import type { Database } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { removeOrphans } from "../../../files/orphans.ts";
import type { FileStore } from "../../../files/store.ts";
import { startLoop } from "../../../background/loop.ts";
import { storedImages } from "./image_store.ts";

const FOLDER = "images";
const KEEP_SECONDS = DAY_SECONDS;
const SWEEP_MS = 3600_000;

export const imageKey = (id: string): string => `${FOLDER}/${id}`;

/** Returns the first bytes, which determine the file's type. */
export async function headOf(files: FileStore, id: string): Promise<Uint8Array> {
  const head = await files.open(imageKey(id), { from: 0, until: HEAD_BYTES });
  return new Uint8Array(await new Response(head).arrayBuffer());
}

/** Removes files without a row: those of deleted pictures, and those left by a killed server. */
export const sweepImages = (db: Database, files: FileStore, now: number): Promise<void> =>
  removeOrphans(files, {
    folder: FOLDER,
    before: now - KEEP_SECONDS,
    known: (ids) => storedImages(db.read, ids),
  });

export function sweeper({ db, settings, now }: BackgroundTools): Background {
  const run = () => sweepImages(db, filesOf(settings), now());
  return startLoop({ name: "Sweeping pictures", run, everyMs: SWEEP_MS });
}
