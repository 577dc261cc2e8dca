/** Answers with a person's file in a way that browsers and proxies neither execute, sniff nor cache. */
import type { Range } from "../files/store.ts";
import { rangeHeaders, rangeOf } from "./range.ts";

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

export interface StoredFile {
  readonly type: string;
  readonly bytes: number;
  readonly name: string;
  /** True to show the file in the page instead of saving it. Only for pictures and videos. */
  readonly isShown: boolean;
}

export const storedHeaders = (type: string, disposition: string) => ({
  "content-type": type,
  "content-disposition": disposition,
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
});

export const storedFile = (body: Body, file: StoredFile): Response =>
  new Response(body, {
    headers: { ...storedHeaders(file.type, disposition(file)), "content-length": String(file.bytes) },
  });

/**
 * Answers with the whole file or the requested range, so that a player can seek. The digest becomes the ETag.
 * @returns null if the file is missing
 */
export async function rangedFile(
  { headers }: Request,
  file: StoredFile & { readonly digest: string },
  open: (range?: Range) => Promise<Body | null>,
): Promise<Response | null> {
  const etag = `"${file.digest}"`;
  const asked = rangeOf(headers, file.bytes, etag);
  const common = { ...storedHeaders(file.type, disposition(file)), etag };
  if (asked === "unsatisfiable") {
    return new Response(null, {
      status: 416,
      headers: { ...common, "accept-ranges": "bytes", "content-range": `bytes */${file.bytes}` },
    });
  }
  const range = asked === "whole" ? null : asked;
  const body = await (range ? open(range) : open());
  if (!body) return null;
  return new Response(body, {
    status: range ? 206 : 200,
    headers: { ...common, ...rangeHeaders(range, file.bytes) },
  });
}

/** Returns the header Content-Disposition. Source: RFC 6266 §5, RFC 8187. */
function disposition({ name, isShown }: StoredFile): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${isShown ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
