/** A weight of the font of documents, open. */
import * as fontkit from "@cantoo/fontkit";
import { fontBytes, type Weight } from "./fonts.ts";

/** A table `post` without names of letters. Source: OpenType 1.9, post. */
const NAMELESS = 0x00030000;

/** Of a font's directory what is asked for here. */
interface Tables {
  readonly directory: { readonly tables: { readonly post: { readonly offset: number } } };
}

/**
 * Its letters stand beside one another as they are, mark and all: none is drawn closer and none as one, and what is copied
 * out of a document is what was written. The tables for that, and the names of letters, are never read: it took longer
 * than all the rest of a document.
 */
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
