/** Packages of which customs would ask about nothing. */
import type { Reader } from "../../db/database.ts";
import { EVERYTHING } from "../../scope.ts";
import { declarationsOf } from "../customs/store.ts";

/** Ids of those that can be sent: within one country, or with all that customs wants to know. */
export async function declaredPackages(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const said = await declarationsOf(reader, EVERYTHING, ids);
  return new Set(
    [...said].flatMap(([id, { form, missing }]) => form === null || missing.length === 0 ? [id] : []),
  );
}
