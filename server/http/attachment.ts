/** Headers of an answer that is saved as a file. */

/** @param name in any language; clients that know no RFC 5987 get it with `_` for what is not ASCII */
export function attachment(name: string, type: string): Readonly<Record<string, string>> {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\]/g, "_");
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return {
    "content-type": type,
    "content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${full}`,
  };
}
