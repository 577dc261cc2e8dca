import type { AuthorizedContext } from "../context.ts";
import { uploadedBody } from "./body.ts";

/** @returns null as soon as the body exceeds `maxBytes` */
export async function readWholeBody(
  request: Request,
  sender: Pick<AuthorizedContext, "session">,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of uploadedBody(request, sender)) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
