/** What the lines of an order lack that stands in other tables: items that cannot be ordered, and print files. */
import { chunksOf } from "../../db/chunks.ts";
import { among } from "../../db/conditions.ts";
import type { Reader } from "../../db/database.ts";
import { withArt } from "../artwork/placements_store.ts";
import type { Wanting } from "./draft.ts";

interface Line {
  readonly _id: string;
  readonly item_id: string | null;
}

/** One statement, and one more where an item asks for a print file. */
export async function wantingOf(reader: Reader, lines: readonly Line[]): Promise<Wanting> {
  const [unavailable, asking] = [new Set<string>(), new Set<string>()];
  for (const some of chunksOf([...new Set(lines.flatMap(({ item_id }) => item_id ?? []))], 1)) {
    const rows = await reader.selectFrom("items").select(["_id", "status", "art"]).where(among("_id", some))
      .where((item) => item.or([item("status", "<>", "Active"), item("art", "=", "required")])).execute();
    for (const { _id, status, art } of rows) {
      if (status !== "Active") unavailable.add(_id);
      if (art === "required") asking.add(_id);
    }
  }
  return { unavailable, artless: await artlessOf(reader, lines, (id) => asking.has(id)) };
}

/** Of lines whose item asks for one, those without a print file. */
export async function artlessOf(
  reader: Reader,
  lines: readonly Line[],
  isAsking: (itemId: string) => boolean,
): Promise<ReadonlySet<string>> {
  const asking = lines.filter(({ item_id }) => item_id !== null && isAsking(item_id)).map(({ _id }) => _id);
  if (asking.length === 0) return new Set();
  const has = await withArt(reader, asking);
  return new Set(asking.filter((id) => !has.has(id)));
}
