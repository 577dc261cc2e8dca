const short = (value: number) => [value >> 8, value & 0xff];
const latin = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));
const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 0xff);

/** Writes the part of a JPEG that states its size, as a canvas does: without camera metadata. */
export const plainJpeg = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe0, ...short(16), ...latin("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, ...short(11), 8, ...short(height), ...short(width), 1, 1, 0x11, 0],
    ...[0xff, 0xda, ...short(8), 1, 1, 0, 0, 63, 0, 0xff, 0xd9],
  ]);

const chunk = (name: string, content: readonly number[]) => [
  ...latin(name),
  ...little(content.length, 4),
  ...content,
  ...content.length % 2 ? [0] : [],
];

export function webpOf(width: number, height: number, hasMetadata: boolean): Uint8Array<ArrayBuffer> {
  const chunks = [
    ...chunk("VP8X", [hasMetadata ? 8 : 0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
    ...chunk("VP8L", [0x2f, ...little((width - 1) | ((height - 1) << 14), 4), 0, 0, 0, 0, 0]),
    ...hasMetadata ? chunk("EXIF", latin("II*\0")) : [],
  ];
  return Uint8Array.from([...latin("RIFF"), ...little(4 + chunks.length, 4), ...latin("WEBP"), ...chunks]);
}
