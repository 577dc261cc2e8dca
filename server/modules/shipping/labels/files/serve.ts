/** `GET {api}/labels/file?id=ID&as=preview`: a label's file, or a picture of its first page. */
import type { LabelKind } from "../../../../../api/documents/label_files.ts";
import type { AuthorizedContext } from "../../../../context.ts";
import { filesOf } from "../../../../files/open.ts";
import { HttpError } from "../../../../http/errors.ts";
import { storedFile } from "../../../../http/stored_file.ts";
import { labelKey, previewKey } from "./files.ts";
import { labelFileOf } from "./store.ts";

const TYPES: Readonly<Record<LabelKind, string>> = { pdf: "application/pdf", png: "image/png" };

export async function serve(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const asking = { scope: context.scope, maker: context.session.actor._id };
  const row = await labelFileOf(context.db.read, asking, query.get("id") ?? "");
  if (!row) throw noFile();
  const kind = row.kind as LabelKind;
  const isPreview = kind === "pdf" && query.get("as") === "preview";
  const shown = isPreview ? "png" : kind;
  const files = filesOf(context.settings);
  const key = isPreview ? previewKey(row._id) : labelKey(row._id);
  const info = await files.stat(key);
  const body = info && await files.open(key);
  if (!info || !body) throw noFile();
  return storedFile(body, {
    type: TYPES[shown],
    bytes: info.bytes,
    name: `label${row.number ? `-${row.number}` : ""}.${shown}`,
    isShown: shown === "png",
  });
}

const noFile = () => new HttpError(404, "NOT_FOUND", "There is no such label file.");
