/** A person's file as an answer that is never executed, sniffed or cached on the way. */

export interface StoredFile {
  readonly type: string;
  readonly bytes: number;
  readonly name: string;
  /** True to show it in place instead of saving it. Only for pictures. */
  readonly isShown: boolean;
}

export function storedFile(body: ReadableStream<Uint8Array<ArrayBuffer>>, file: StoredFile): Response {
  return new Response(body, {
    headers: {
      "content-type": file.type,
      "content-length": String(file.bytes),
      "content-disposition": disposition(file),
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/** Source: RFC 6266 §5, RFC 8187. */
function disposition({ name, isShown }: StoredFile): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${isShown ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
