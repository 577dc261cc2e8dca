/** Small previews of print files, for documents that show them. */
import { type LabelDocument, picturesIn } from "../../../../api/documents/label.ts";
import type { PictureFiles } from "../../../documents/task.ts";
import type { FileStore } from "../../../files/store.ts";
import { artKey } from "./files.ts";

/** Of all that one document shows: 200 garments with a large preview each. What comes later stays white. */
const MAX_SHOWN_BYTES = 40 * 1024 * 1024;

/** Those that its labels show, in their order. A file without a preview, such as a JPEG, is left out. */
export async function previewsFor(document: LabelDocument, files: FileStore): Promise<PictureFiles> {
  const shown = new Map<string, Uint8Array<ArrayBuffer>>();
  let left = MAX_SHOWN_BYTES;
  for (const id of picturesIn(document)) {
    const key = artKey(id, "small");
    const info = await files.stat(key);
    if (!info || info.bytes > left) continue;
    const body = await files.open(key);
    if (!body) continue;
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    left -= bytes.length;
    shown.set(id, bytes);
  }
  return shown;
}
