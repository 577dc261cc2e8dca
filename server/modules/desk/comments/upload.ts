/** `POST {api}/attachments?entity=orders&id=ID&name=FILE&visibility=staff&key=KEY`, the file as the raw body. */
import { attachmentType, MAX_WHOLE_UPLOAD_BYTES } from "../../../../api/desk/attachments.ts";
import type { Attachment } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Effect } from "../../../fields.ts";
import { storeWithRow } from "../../../files/orphans.ts";
import { filesOf } from "../../../files/open.ts";
import { uploadedBody } from "../../../http/body.ts";
import { newId } from "../../../ids.ts";
import { runOnce, senderOfCall } from "../../../mutate.ts";
import { attach, badFile, checkRoom, targetOf, tooLarge, UPLOAD_FIELD } from "./attach.ts";
import { attachmentKey, headOf } from "./files.ts";

/** Stores the file before its row, so that no row lacks its file. @throws {ApiError} NOT_FOUND, LIMIT, BAD_INPUT */
export async function upload(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const target = await targetOf(query, context);
  const refused = () => tooLarge(target.name, MAX_WHOLE_UPLOAD_BYTES);
  if (Number(request.headers.get("content-length") ?? 0) > MAX_WHOLE_UPLOAD_BYTES) throw refused();
  const id = newId();
  const files = filesOf(context.settings);
  const fileKey = attachmentKey(id);
  const attachment = await storeWithRow(
    async () => {
      const body = uploadedBody(request, context);
      const sender = await senderOfCall(UPLOAD_FIELD, query.get("key"), context);
      const stored = await files.put(fileKey, body, MAX_WHOLE_UPLOAD_BYTES, sender);
      if (!stored) throw refused();
      const type = attachmentType(await headOf(files, fileKey));
      if (!type) throw badFile(target.name);
      const { entity, entityId, name, visibility } = target;
      const args = { entity, entityId, name, visibility, digest: stored.digest, key: query.get("key") };
      return await runOnce(UPLOAD_FIELD, args, context, async (tx): Promise<Effect<Attachment>> => {
        await checkRoom(tx, target, stored.bytes, context);
        return await attach(tx, id, target, stored, type, context);
      });
    },
    ({ _id }) => _id === id,
    () => files.remove(fileKey),
  );
  return Response.json({ attachment }, { status: 201 });
}
