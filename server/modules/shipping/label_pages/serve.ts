/** `GET {api}/label-pages/file?id=ID&as=preview`: the page that was cut out, or its picture. */
import type { AuthorizedContext } from "../../../context.ts";
import { filesOf } from "../../../files/open.ts";
import { HttpError } from "../../../http/errors.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { labelKey, previewKey } from "../labels/files/files.ts";
import { pagesById } from "./store.ts";

export async function servePage(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const id = query.get("id") ?? "";
  const row = (await pagesById(context.db.read, context.scope, [id])).get(id);
  if (!row) throw noPage();
  const isPreview = query.get("as") === "preview";
  const files = filesOf(context.settings);
  const key = isPreview ? previewKey(row._id) : labelKey(row._id);
  const info = await files.stat(key);
  const body = info && await files.open(key);
  if (!info || !body) throw noPage();
  return storedFile(body, {
    type: isPreview ? "image/png" : "application/pdf",
    bytes: info.bytes,
    name: `${row.code}.${isPreview ? "png" : "pdf"}`,
    isShown: isPreview,
  });
}

const noPage = () => new HttpError(404, "NOT_FOUND", "There is no such page.");
