import type { Writer } from "../../../server/db/database.ts";
import { Numbers } from "../../../server/modules/shipping/numbers/issue_store.ts";

export async function takeNumber(tx: Writer, method_code: string, at: number): Promise<string | null> {
  const numbers = new Numbers(tx, at);
  const number = await numbers.next(method_code);
  await numbers.keep();
  return number;
}
