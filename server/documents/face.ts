import * as fontkit from "@cantoo/fontkit";
import { fontBytes, type Weight } from "./fonts.ts";

/** The version of a `post` table without glyph names. Source: OpenType 1.9, post. */
const NAMELESS = 0x00030000;

interface Tables {
  readonly directory: { readonly tables: { readonly post: { readonly offset: number } } };
}

/** Opens a font without kerning, ligatures and glyph names, which are slow to read. */
export async function openFace(weight: Weight): Promise<fontkit.Font> {
  const bytes = await fontBytes(weight);
  const face = fontkit.create(bytes) as fontkit.Font;
  const { directory } = face as unknown as Tables;
  new DataView(bytes.buffer).setUint32(directory.tables.post.offset, NAMELESS);
  const layout = (text: string) => ({
    glyphs: Array.from(text, (letter) => face.glyphForCodePoint(letter.codePointAt(0) ?? 0)),
  });
  return Object.assign(face, { layout }) as fontkit.Font;
}
