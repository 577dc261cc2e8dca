/** `POST {api}/labels/upload?pages=1,2&key=KEY`, the file as the raw body. Nothing of a refused file is stored. */
import { createHash } from "node:crypto";
import { ApiError } from "../../../../../api/errors.ts";
import {
  LABEL_REFUSALS,
  MAX_LABEL_BYTES,
  MAX_LABEL_PAGES,
  MAX_LABEL_PICKED,
} from "../../../../../api/documents/label_files.ts";
import type { AuthorizedContext } from "../../../../context.ts";
import type { Effect } from "../../../../fields.ts";
import { storeWithRow } from "../../../../files/orphans.ts";
import { filesOf } from "../../../../files/open.ts";
import { HttpError } from "../../../../http/errors.ts";
import { readWholeBody } from "../../../../http/whole_body.ts";
import { newId } from "../../../../ids.ts";
import { runOnce, senderOfCall } from "../../../../mutate.ts";
import { keepLabelFile, removeLabelFile } from "./files.ts";
import { type ReadNumber, readNumber } from "../../../../documents/intake/read_number.ts";
import { readLabelFile, withUploadSlot } from "../../../../documents/reading/read.ts";
import type { LabelFile } from "../../../../documents/reading/task.ts";
import { LabelRefused } from "../../../../documents/reading/label_refused.ts";
import { insertLabelFile } from "./store.ts";

const FIELD = "labels.upload";

export type UploadedLabel = Pick<LabelFile, "kind" | "pages" | "width_mm" | "height_mm"> & ReadNumber & {
  readonly file: string;
  readonly bytes: number;
};

export async function upload(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const picked = readPages(query.get("pages"));
  // Checks the quota before the file is read and drawn.
  await filesOf(context.settings).admit(await senderOfCall(FIELD, query.get("key"), context));
  return await withUploadSlot(context.session.actor._id, async () => {
    const sent = await readBody(request, context);
    const digest = createHash("sha256").update(sent).digest("hex");
    const label = await readLabelFile(sent, picked).catch((error: unknown) => {
      throw error instanceof LabelRefused ? refusalOf(error) : error;
    });
    const args = { digest, pages: picked, key: query.get("key") };
    const read = await readNumber(label.kind, label.bytes);
    return Response.json(await keep(label, read, args, context), { status: 201 });
  });
}

/** Reads page numbers; the default is the first page. @throws {ApiError} BAD_INPUT */
function readPages(text: string | null): readonly number[] {
  const pages = (text ?? "1").split(",").map((page) => /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 0);
  if (pages.includes(0) || new Set(pages).size < pages.length) {
    throw badInput("Cannot read the pages: expected numbers from 1, each once", "pages", {
      code: "invalid",
    });
  }
  if (pages.length > MAX_LABEL_PICKED) {
    const problem = { code: "tooMany", most: MAX_LABEL_PICKED, found: pages.length };
    throw badInput(`Cannot keep so many pages: ${MAX_LABEL_PICKED} at most`, "pages", problem);
  }
  return pages;
}

/** @throws {HttpError} LIMIT (413) as soon as the body is too long @throws {ApiError} BAD_INPUT for an empty one */
async function readBody(request: Request, context: AuthorizedContext): Promise<Uint8Array<ArrayBuffer>> {
  const all = await readWholeBody(request, context, MAX_LABEL_BYTES);
  if (!all) throw tooLarge();
  if (all.length === 0) throw badInput("Cannot attach: the file is empty", "file", { code: "required" });
  return all;
}

async function keep(
  label: LabelFile,
  read: ReadNumber,
  args: { readonly digest: string; readonly pages: readonly number[]; readonly key: string | null },
  context: AuthorizedContext,
): Promise<UploadedLabel> {
  const id = newId();
  const files = filesOf(context.settings);
  return await storeWithRow(
    async () => {
      const { digest } = await keepLabelFile(files, id, label, await senderOfCall(FIELD, args.key, context));
      return await runOnce(FIELD, args, context, async (tx): Promise<Effect<UploadedLabel>> => {
        const { kind, pages, width_mm, height_mm } = label;
        const row = { kind, pages, width_mm, height_mm, bytes: label.bytes.length };
        await insertLabelFile(tx, {
          ...row,
          _id: id,
          seller_id: null,
          maker: context.session.actor._id,
          digest,
          label_id: null,
          created_at: context.now(),
        });
        return { result: { file: id, ...row, ...read }, audit: [auditOf(id, digest, context)] };
      });
    },
    ({ file }) => file === id,
    () => removeLabelFile(files, id),
  );
}

const auditOf = (id: string, digest: string, { session }: AuthorizedContext) => ({
  entity: "label_files",
  entityId: id,
  sellerId: null,
  action: FIELD,
  changes: [{ field: "digest", before: "", after: digest }],
  // Nobody else sees the file before it is attached.
  live: { entity: "label_files", sellerId: null, ids: [id], userId: session.person._id },
});

function refusalOf({ code, pages }: LabelRefused): ApiError {
  const measured = code === "tooManyPages" ? { most: MAX_LABEL_PAGES } : {};
  const problem = { code, ...measured, ...pages !== null && { found: pages } };
  return badInput(LABEL_REFUSALS[code], code === "noSuchPage" ? "pages" : "file", problem);
}

const badInput = (
  message: string,
  path: string,
  problem: { readonly code: string; readonly most?: number; readonly found?: number },
) => new ApiError("BAD_INPUT", message, { problems: [{ path, ...problem }] });

const tooLarge = () =>
  new HttpError(413, "LIMIT", `Cannot attach: the file is larger than ${MAX_LABEL_BYTES / 1024 ** 2} MB`);
