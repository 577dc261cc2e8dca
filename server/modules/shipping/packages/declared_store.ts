import { isNetOver } from "../../../../api/shipping/customs.ts";
import type { Reader } from "../../../db/database.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { declarationsOf } from "../customs/store.ts";
import { gramsOf, type Rateable } from "./rateable.ts";
import type { BuyingFacts } from "./facts.ts";

type Declared = Pick<BuyingFacts, "declared" | "netFits">;

/** Checks each package's declaration: complete if one is needed, and not heavier than the package. */
export async function declaredPackages(
  reader: Reader,
  rows: readonly Rateable[],
): Promise<ReadonlyMap<string, Declared>> {
  const declared = await declarationsOf(reader, ALL_SELLERS, rows.map(({ _id }) => _id));
  return new Map(rows.map((row) => {
    const declaration = declared.get(row._id);
    const isForm = declaration !== undefined && declaration.form !== null;
    return [row._id, {
      declared: declaration !== undefined && (!isForm || declaration.missing.length === 0),
      netFits: !isForm || !isNetOver(declaration.lines, gramsOf(row)),
    }];
  }));
}
