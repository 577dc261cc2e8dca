/** `POST {api}/topups/proof?name=FILE&key=KEY`, the file as the body, and `GET {api}/topups/proof/file?id=ID&as=preview`. */
import { createHash } from "node:crypto";
import { anyOf } from "../../../../api/access.ts";
import { attachmentName, isImage } from "../../../../api/desk/attachments.ts";
import { ApiError } from "../../../../api/errors.ts";
import { MAX_PROOF_BYTES, type ProofType } from "../../../../api/money/proofs.ts";
import { approvalRights } from "../../../../resources/money/approvals.ts";
import { topupRights } from "../../../../resources/money/topup.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Effect, Route } from "../../../fields.ts";
import { withUploadSlot } from "../../../documents/reading/read.ts";
import { storeWithRow } from "../../../files/orphans.ts";
import { filesOf } from "../../../files/open.ts";
import { HttpError } from "../../../http/errors.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { readWholeBody } from "../../../http/whole_body.ts";
import { newId } from "../../../ids.ts";
import { runOnce, senderOfCall } from "../../../mutate.ts";
import { keepProof, previewKey, proofKey, removeProof } from "./proof_files.ts";
import { type Proof, ProofRefused, readProof } from "./proof_read.ts";
import { insertProof, proofOf, type ProofRow } from "./proof_store.ts";

const FIELD = "topups.proof";
const SIZE_MB = MAX_PROOF_BYTES / 1024 ** 2;

export const proofRoutes: readonly Route[] = [
  { method: "POST", path: "/topups/proof", rule: topupRights.make, handle: upload },
  {
    method: "GET",
    path: "/topups/proof/file",
    rule: anyOf(topupRights.view, approvalRights.view),
    handle: serve,
  },
];

export type UploadedProof = Pick<ProofRow, "name" | "type" | "bytes"> & { readonly file: string };

async function upload(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const given = query.get("name") ?? "";
  await filesOf(context.settings).admit(await senderOfCall(FIELD, query.get("key"), context));
  return await withUploadSlot(context.session.actor._id, async () => {
    const sent = await readWholeBody(request, context, MAX_PROOF_BYTES);
    if (!sent) {
      throw new HttpError(413, "LIMIT", `Cannot attach: the file is larger than ${SIZE_MB} MB`);
    }
    const digest = createHash("sha256").update(sent).digest("hex");
    const proof = await readProof(sent, given).catch((error: unknown) => {
      throw error instanceof ProofRefused ? refusalOf(error) : error;
    });
    const name = attachmentName(given, proof.type);
    const args = { digest, name, key: query.get("key") };
    return Response.json(await keep(proof, args, context), { status: 201 });
  });
}

async function keep(
  proof: Proof,
  args: { readonly digest: string; readonly name: string; readonly key: string | null },
  context: AuthorizedContext,
): Promise<UploadedProof> {
  const id = newId();
  const files = filesOf(context.settings);
  const { actor, person } = context.session;
  return await storeWithRow(
    async () => {
      await keepProof(files, id, proof, await senderOfCall(FIELD, args.key, context));
      return await runOnce(FIELD, args, context, async (tx): Promise<Effect<UploadedProof>> => {
        const row = { name: args.name, type: proof.type, bytes: proof.bytes.length };
        await insertProof(tx, {
          ...row,
          _id: id,
          maker: actor._id,
          pages: proof.pages,
          digest: args.digest,
          created_at: context.now(),
        });
        const audit = {
          entity: "topup_proofs",
          entityId: id,
          sellerId: null,
          action: FIELD,
          changes: [{ field: "digest", before: "", after: args.digest }],
          // Nobody else sees the proof before its top-up is created.
          live: { entity: "topup_proofs", sellerId: null, ids: [id], userId: person._id },
        };
        return { result: { file: id, ...row }, audit: [audit] };
      });
    },
    ({ file }) => file === id,
    () => removeProof(files, id),
  );
}

async function serve(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const asking = { scope: context.scope, maker: context.session.actor._id };
  const row = await proofOf(context.db.read, asking, query.get("id") ?? "");
  if (!row) throw noFile();
  const isPreview = query.get("as") === "preview" && !isImage(row.type);
  const type: ProofType = isPreview ? "image/png" : row.type as ProofType;
  const files = filesOf(context.settings);
  const key = isPreview ? previewKey(row._id) : proofKey(row._id);
  const info = await files.stat(key);
  const body = info && await files.open(key);
  if (!info || !body) throw noFile();
  const name = isPreview ? `${row.name}.png` : row.name;
  return storedFile(body, { type, bytes: info.bytes, name, isShown: isImage(type) });
}

const refusalOf = ({ code, message }: ProofRefused): ApiError =>
  new ApiError("BAD_INPUT", message, { problems: [{ path: "file", code }] });

const noFile = () => new HttpError(404, "NOT_FOUND", "There is no such proof of payment.");
