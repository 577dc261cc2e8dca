import { type LabelDocument, picturesIn } from "../../../../api/documents/label.ts";
import type { PictureFiles } from "../../../documents/task.ts";
import type { FileStore } from "../../../files/store.ts";
import { artKey } from "./files.ts";

/** Maximum bytes of a document's previews: 200 of 200 kB each. Further previews are left white. */
const MAX_SHOWN_BYTES = 40 * 1024 * 1024;

/** Reads the previews of a document. A file without one, such as a JPEG, is left out. */
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
