/** `POST {api}/local-bills/paper?key=KEY`, the photo as the raw body, and `GET {api}/local-bills/paper/file?id=ID`. */
import { attachmentName } from "../../../../api/desk/attachments.ts";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { PictureType } from "../../../../api/catalogue/pictures.ts";
import { MAX_PAPER_BYTES } from "../../../../api/handover/local_bills.ts";
import { localBillRights } from "../../../../resources/handover/local_bill.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import type { BackgroundTools, Effect, Route } from "../../../fields.ts";
import { startLoop } from "../../../background/loop.ts";
import { filesOf } from "../../../files/open.ts";
import { removeOrphans, storeWithRow } from "../../../files/orphans.ts";
import { chunkOf } from "../../../files/store.ts";
import { limitUploads } from "../../../files/upload_limits.ts";
import { HttpError } from "../../../http/errors.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { readWholeBody } from "../../../http/whole_body.ts";
import { newId } from "../../../ids.ts";
import { runOnce } from "../../../mutate.ts";
import { type Photo, readPhoto } from "../../workshop/unit_photos/photo.ts";
import { forgetPapers, insertPaper, paperOf, storedPapers } from "./paper_store.ts";

const FIELD = "localBills.paper";
const FOLDER = "bill_papers";
const SIZE_MB = MAX_PAPER_BYTES / 1024 ** 2;
const SWEEP_MS = 3600_000;
const withUploadSlot = limitUploads({ perPerson: 2, inAll: 8, full: "Other photos are being read." });
const keyOf = (id: string): string => `${FOLDER}/${id}`;

export const paperRoutes: readonly Route[] = [
  { method: "POST", path: "/local-bills/paper", rule: localBillRights.handOver, handle: upload },
  { method: "GET", path: "/local-bills/paper/file", rule: localBillRights.view, handle: serve },
];

async function upload(request: Request, context: AuthorizedContext): Promise<Response> {
  await filesOf(context.settings).admit(senderOf(context));
  return await withUploadSlot(context.session.actor._id, async () => {
    const bytes = await readWholeBody(request, context, MAX_PAPER_BYTES);
    if (!bytes) throw new HttpError(413, "LIMIT", `Cannot keep: the photo is larger than ${SIZE_MB} MB`);
    const key = new URL(request.url).searchParams.get("key");
    return Response.json(await keep(readPhoto(bytes), key, context), { status: 201 });
  });
}

async function keep(
  { bytes, type, digest }: Photo,
  key: string | null,
  context: AuthorizedContext,
): Promise<{ readonly file: string }> {
  const id = newId();
  const files = filesOf(context.settings);
  const { actor, person } = context.session;
  return await storeWithRow(
    async () => {
      await files.put(keyOf(id), chunkOf(bytes), bytes.length, senderOf(context));
      return await runOnce(
        FIELD,
        { digest, key },
        context,
        async (tx): Promise<Effect<{ file: string }>> => {
          const row = { _id: id, maker: actor._id, type, bytes: bytes.length, digest };
          await insertPaper(tx, { ...row, created_at: context.now() });
          const audit = {
            entity: FOLDER,
            entityId: id,
            sellerId: null,
            action: FIELD,
            changes: [{ field: "digest", before: "", after: digest }],
            // Nobody else sees the photo before it is on a bill.
            live: { entity: FOLDER, sellerId: null, ids: [id], userId: person._id },
          };
          return { result: { file: id }, audit: [audit] };
        },
      );
    },
    ({ file }) => file === id,
    () => files.remove(keyOf(id)),
  );
}

async function serve(request: Request, context: AuthorizedContext): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const row = await paperOf(context.db.read, id, context.session.actor._id);
  const body = row && await filesOf(context.settings).open(keyOf(row._id));
  if (!row || !body) throw new HttpError(404, "NOT_FOUND", "There is no such photo.");
  const type = row.type as PictureType;
  return storedFile(body, {
    type,
    bytes: row.bytes,
    name: attachmentName("delivery-note", type),
    isShown: true,
  });
}

/** Removes photos that are on no bill, and files whose row a killed server did not write. */
export async function sweepPapers({ db, settings, now }: Pick<BackgroundTools, "db" | "settings" | "now">) {
  const before = now() - DAY_SECONDS;
  const files = filesOf(settings);
  const gone = await db.write((tx) => forgetPapers(tx, before));
  for (const id of gone) await files.remove(keyOf(id));
  await removeOrphans(files, { folder: FOLDER, before, known: (ids) => storedPapers(db.read, ids) });
}

export const paperSweeper = (tools: BackgroundTools) =>
  startLoop({ name: "Sweeping photos of delivery notes", run: () => sweepPapers(tools), everyMs: SWEEP_MS });
