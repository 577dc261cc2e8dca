import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { Database } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { removeOrphans } from "../../../files/orphans.ts";
import type { FileStore } from "../../../files/store.ts";
import { startLoop } from "../../../background/loop.ts";
import { storedPhotos } from "./store.ts";

const FOLDER = "photos";
const KEEP_SECONDS = DAY_SECONDS;
const SWEEP_MS = 3600_000;

export const photoKey = (id: string): string => `${FOLDER}/${id}`;

/** Removes files without a row: those of deleted photos, and those left by a killed server. */
export const sweepPhotos = (db: Database, files: FileStore, now: number): Promise<void> =>
  removeOrphans(files, {
    folder: FOLDER,
    before: now - KEEP_SECONDS,
    known: (ids) => storedPhotos(db.read, ids),
  });

export function sweeper({ db, settings, now }: BackgroundTools): Background {
  const run = () => sweepPhotos(db, filesOf(settings), now());
  return startLoop({ name: "Sweeping photos", run, everyMs: SWEEP_MS });
}
