import { ART_LIFE_DAYS, type ArtSize } from "../../../../api/catalogue/artwork.ts";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { Database } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { removeOrphans } from "../../../files/orphans.ts";
import { chunkOf, type FileStore } from "../../../files/store.ts";
import { startLoop } from "../../../background/loop.ts";
import {
  type ArtCheck,
  type ArtFileRow,
  forgetUnplaced,
  keepChecked,
  NO_CHECK_RESULT,
  storedArt,
  uncheckedFiles,
} from "./files_store.ts";
import { judgeArt } from "./reading/judge.ts";
import { warningsOf } from "./reading/findings.ts";
import { ArtRefused } from "./reading/refusal.ts";
import type { JudgedArt } from "./reading/task.ts";

const FOLDER = "artwork";
const SWEEP_MS = 3600_000;
const RECHECK_MS = 30_000;
/** Age after which an upload without a result counts as interrupted. */
const LEFT_SECONDS = 120;
const AT_ONCE = 20;
/** Number of failures in a run after which the storage itself is taken to be away. */
const MAX_FAILED = 100;

export const artKey = (id: string, size: ArtSize = "original"): string =>
  `${FOLDER}/${id}${size === "original" ? "" : `.${size}`}`;

export async function removeArt(files: FileStore, id: string): Promise<void> {
  for (const size of ["small", "large", "original"] as const) await files.remove(artKey(id, size));
}

/** Checks the stored bytes and stores the findings; the bytes of a refused file are removed. @throws {StoreFull} */
export async function checkArt(
  db: Database,
  files: FileStore,
  { _id, bytes }: Pick<ArtFileRow, "_id" | "bytes">,
  now: () => number,
): Promise<void> {
  const checked = await judgeStored(files, _id, bytes);
  await db.write((tx) => keepChecked(tx, _id, checked, now()));
  if (checked.state === "Refused") await removeArt(files, _id);
}

async function judgeStored(files: FileStore, id: string, bytes: number): Promise<ArtCheck> {
  try {
    const art = await judgeArt({ bytes, open: () => files.open(artKey(id)) });
    for (const size of ["large", "small"] as const) {
      const picture = art.previews?.[size];
      if (picture) await files.put(artKey(id, size), chunkOf(picture), picture.length);
    }
    return readyCheck(art);
  } catch (error) {
    if (!(error instanceof ArtRefused)) throw error;
    return { ...NO_CHECK_RESULT, state: "Refused", checks: JSON.stringify([error.code]) };
  }
}

const readyCheck = (art: JudgedArt): ArtCheck => ({
  type: art.type,
  w_px: art.w_px,
  h_px: art.h_px,
  alpha: Number(art.alpha),
  semi_ppm: art.semi_ppm,
  bbox: JSON.stringify(art.bbox),
  state: "Ready",
  checks: JSON.stringify(warningsOf({ ...art, previews: null })),
});

/**
 * Checks files that a stopped server left unchecked. A file without bytes is refused as damaged. A file that cannot be
 * checked now waits for another run and keeps no other one waiting. @throws the error of the first of these
 */
export async function checkUnfinished(db: Database, files: FileStore, now: () => number): Promise<void> {
  const errors: unknown[] = [];
  const before = now() - LEFT_SECONDS;
  for (let after = ""; errors.length < MAX_FAILED;) {
    const rows = await uncheckedFiles(db.read, { before, after, limit: AT_ONCE });
    for (const row of rows) {
      await checkLeft(db, files, row, now).catch((error: unknown) => errors.push(error));
    }
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1)?._id ?? "";
  }
  if (errors.length > 0) throw errors[0];
}

async function checkLeft(
  db: Database,
  files: FileStore,
  row: ArtFileRow,
  now: () => number,
): Promise<void> {
  if (await files.stat(artKey(row._id))) return await checkArt(db, files, row, now);
  const gone = { ...NO_CHECK_RESULT, state: "Refused", checks: JSON.stringify(["damaged"]) };
  await db.write((tx) => keepChecked(tx, row._id, gone, now()));
}

/** Removes files that were not placed for a long time, and those that have no row because the server was killed. */
export async function sweepArt(db: Database, files: FileStore, now: number): Promise<void> {
  const gone = await db.write((tx) => forgetUnplaced(tx, now - ART_LIFE_DAYS * DAY_SECONDS));
  for (const id of gone) await removeArt(files, id);
  await removeOrphans(files, {
    folder: FOLDER,
    before: now - DAY_SECONDS,
    known: (ids) => storedArt(db.read, ids),
  });
}

export function artWorkers({ db, settings, now }: BackgroundTools): Background {
  const files = filesOf(settings);
  const loops = [
    startLoop({ name: "Sweeping print files", run: () => sweepArt(db, files, now()), everyMs: SWEEP_MS }),
    startLoop({
      name: "Judging print files",
      run: () => checkUnfinished(db, files, now),
      everyMs: RECHECK_MS,
    }),
  ];
  return { stop: async () => void await Promise.all(loops.map((loop) => loop.stop())) };
}
