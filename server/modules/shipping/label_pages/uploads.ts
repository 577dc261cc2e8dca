/** Receives label files in parts, like attachments. Each file waits for the job that reads its drop. */
import {
  MAX_DROP_BYTES,
  MAX_DROP_FILE_BYTES,
  MAX_DROP_FILES,
  MAX_FILE_NAME,
} from "../../../../api/shipping/label_pages/bounds.ts";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { UNFINISHED_SECONDS } from "../../../../api/desk/upload_parts.ts";
import { ApiError } from "../../../../api/errors.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import type { Database } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { removeOrphans } from "../../../files/orphans.ts";
import type { FileStore } from "../../../files/store.ts";
import { startLoop } from "../../../background/loop.ts";
import { HttpError } from "../../../http/errors.ts";
import { checkKey } from "../../../mutate.ts";
import { limitReached } from "../../desk/comments/attach.ts";
import type { PartsKind } from "../../desk/comments/upload_parts.ts";
import { removeLabelFile } from "../labels/files/files.ts";
import { forgetPages } from "./store.ts";
import { deleteSourcesBefore, insertSource, sourceById, sumOfDrop, waitingSources } from "./sources_store.ts";

const ENTITY = "labelSources";
const FOLDER = "label_sources";
/** Seconds for which dropped files, and the list of their refused pages, are stored. */
const KEEP_SECONDS = UNFINISHED_SECONDS;
const SWEEP_MS = 3600_000;
/** Discarded pages can be restored for a month; other pages can be matched for three months. */
export const PAGE_RETENTION = { discarded: 30 * DAY_SECONDS, unused: 90 * DAY_SECONDS } as const;
/** Accepts any type of file, because the job that reads the file reports its problems. */
const ANY_FILE = "application/octet-stream";

export const sourceKey = (id: string) => `${FOLDER}/${id}` as const;

export const sourceParts: PartsKind<{ readonly _id: string }> = {
  field: "labels.drop",
  fileKey: sourceKey,
  maxBytes: MAX_DROP_FILE_BYTES,
  targetOf(query, context) {
    const drop = query.get("drop") ?? "";
    checkKey(drop);
    return Promise.resolve({
      entity: ENTITY,
      entityId: drop,
      // Only the uploader may see an upload, because its pages may belong to another seller.
      sellerId: context.session.person._id,
      name: nameOf(query.get("name") ?? ""),
      visibility: "seller",
    });
  },
  typeOf: () => ANY_FILE,
  async checkRoom(reader, { entityId }, bytes, context) {
    const since = context.now() - UNFINISHED_SECONDS;
    const drop = { drop: entityId, maker: context.session.actor._id, since };
    const sum = await sumOfDrop(reader, drop);
    if (sum.files >= MAX_DROP_FILES || sum.bytes + bytes > MAX_DROP_BYTES) throw limitReached("dropFull");
  },
  checkAccess: (row) => row.entity === ENTITY ? Promise.resolve() : Promise.reject(noUpload()),
  async add(tx, _id, row, { bytes, digest }, context) {
    await insertSource(tx, {
      _id,
      drop_id: row.entity_id,
      seller_id: senderOf(context).sellerId,
      maker: context.session.actor._id,
      job_id: null,
      name: row.name,
      bytes,
      digest,
      status: "Waiting",
      reason: "",
      pages: 0,
      pages_read: 0,
      refused: "[]",
      created_at: context.now(),
    });
    return { result: { _id }, audit: [auditOf(_id, row.name, context)] };
  },
  async madeOf(reader, { attachment }) {
    const row = await sourceById(reader, attachment);
    if (!row) throw noUpload();
    return row;
  },
};

const noUpload = () =>
  new HttpError(404, "NOT_FOUND", "There is no such upload: begin it again with a POST.");

function nameOf(given: string): string {
  const name = given.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim().slice(0, MAX_FILE_NAME);
  if (name !== "") return name;
  throw new ApiError("BAD_INPUT", "Cannot read a file without a name", {
    problems: [{ path: "name", code: "required" }],
  });
}

const auditOf = (_id: string, name: string, { session }: AuthorizedContext) => ({
  entity: ENTITY,
  entityId: _id,
  sellerId: null,
  action: "labels.drop",
  changes: [{ field: "name", before: "", after: name }],
  live: { entity: ENTITY, sellerId: null, ids: [_id], userId: session.person._id },
});

export async function sweepSources(db: Database, files: FileStore, now: number): Promise<void> {
  const before = now - KEEP_SECONDS;
  for (const id of await db.write((tx) => deleteSourcesBefore(tx, before))) await files.remove(sourceKey(id));
  await removeOrphans(files, { folder: FOLDER, before, known: (ids) => waitingSources(db.read, ids) });
  const { discarded, unused } = PAGE_RETENTION;
  const pages = await db.write((tx) => forgetPages(tx, { discarded: now - discarded, unused: now - unused }));
  for (const id of pages) await removeLabelFile(files, id);
}

export function sourceSweeper({ db, settings, now }: BackgroundTools): Background {
  const run = () => sweepSources(db, filesOf(settings), now());
  return startLoop({ name: "Sweeping dropped label files", run, everyMs: SWEEP_MS });
}
