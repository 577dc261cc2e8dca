import { REASONS } from "../../../../api/reasons.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { Effect } from "../../../fields.ts";
import { storeWithRow } from "../../../files/orphans.ts";
import { filesOf } from "../../../files/open.ts";
import { FileDamaged, type FileStore, type StoredDigests } from "../../../files/store.ts";
import { HttpError } from "../../../http/errors.ts";
import { newId } from "../../../ids.ts";
import { runOnce } from "../../../mutate.ts";
import { partKey, removeParts } from "./files.ts";
import { dropUnfinished, finishUpload, uploadByKey, type UploadRow } from "./upload_store.ts";

/** Turns the joined parts of an upload into a record. */
export interface WholeUpload<Made extends { readonly _id: string }> {
  /** The write's name, under which its answer is stored for repeated calls. */
  readonly field: string;
  readonly fileKey: (id: string) => string;
  /** Adds the row of the joined file. */
  readonly add: (
    tx: Writer,
    id: string,
    row: UploadRow,
    stored: StoredDigests,
    context: AuthorizedContext,
  ) => Promise<Effect<Made>>;
  /** Returns the record of an earlier call. @throws {HttpError} NOT_FOUND if the record was removed since */
  readonly madeOf: (reader: Reader, row: UploadRow, context: AuthorizedContext) => Promise<Made>;
}

/** Joins the parts. If two requests do so at once, the first commit counts and both return its record. */
export async function joinUpload<Made extends { readonly _id: string }>(
  kind: WholeUpload<Made>,
  row: UploadRow,
  context: AuthorizedContext,
): Promise<Made> {
  const files = filesOf(context.settings);
  const id = newId();
  const fileKey = kind.fileKey(id);
  const owner = { author: row.author_id, scope: context.scope };
  const store = async () => {
    const stored = await files.put(fileKey, joinedParts(files, row), row.bytes, senderOf(context));
    if (!stored) throw new Error(`The parts of upload ${row._id} are longer than its file`);
    const args = { upload: row._id };
    return await runOnce(kind.field, args, context, async (tx): Promise<Effect<Made>> => {
      if (await finishUpload(tx, row._id, id)) return await kind.add(tx, id, row, stored, context);
      const other = await uploadByKey(tx, owner, row.key);
      if (!other) throw new HttpError(404, "NOT_FOUND", "The upload was cancelled.");
      return { result: await kind.madeOf(tx, other, context), audit: [] };
    });
  };
  try {
    const made = await storeWithRow(store, ({ _id }) => _id === id, () => files.remove(fileKey));
    await removeParts(files, row._id);
    return made;
  } catch (error) {
    if (!(error instanceof FileDamaged)) throw error;
    // The first of two requests removes the parts once it has its record, which then counts.
    const other = await context.db.write(async (tx) =>
      await dropUnfinished(tx, row._id) ? null : await uploadByKey(tx, owner, row.key)
    );
    if (other) return await kind.madeOf(context.db.read, other, context);
    await removeParts(files, row._id);
    throw new HttpError(404, "NOT_FOUND", REASONS.partLost, {}, {
      reason: { code: "partLost", text: REASONS.partLost },
    });
  }
}

async function* joinedParts(files: FileStore, { _id, parts }: UploadRow): AsyncGenerator<Uint8Array> {
  for (const part of JSON.parse(parts) as string[]) {
    const key = partKey(_id, part);
    const content = await files.open(key);
    if (!content) throw new FileDamaged(key);
    yield* content;
  }
}
