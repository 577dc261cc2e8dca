import assert from "node:assert/strict";
import { join } from "node:path";

const SOURCE = decodeURIComponent(new URL("../../../src/", import.meta.url).pathname);
const POINTING =
  /<(?:(?:Chevron|Arrow|Caret|Triangle|PanelLeft|PanelRight)(?:Left|Right|Next|Previous|Exit|Reply|Undo|Redo|Forward|Turn|Expand|Contract)\w*|(?:Next|Previous|Open|SignOut|Send)\d*(?:Regular|Filled))\b/g;

function* filesIn(folder: string): Generator<string> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    const path = join(folder, name);
    if (isDirectory) yield* filesIn(path);
    else if (name.endsWith(".tsx")) yield path;
  }
}

Deno.test("S4.12 an icon with a direction is mirrored in right-to-left layouts, as it is in <MirroredIcon>", () => {
  const bare = [...filesIn(SOURCE)].flatMap((path) => {
    const text = Deno.readTextFileSync(path);
    return [...text.matchAll(POINTING)]
      .filter(({ index }) => !text.slice(0, index).trimEnd().endsWith("<MirroredIcon>"))
      .map(([icon]) => `${path.slice(SOURCE.length)}: ${icon}`);
  });
  assert.deepEqual(bare, []);
});
