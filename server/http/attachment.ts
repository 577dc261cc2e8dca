/** @param name the file's name in any script; clients without RFC 8187 get `_` for its unusual characters */
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
