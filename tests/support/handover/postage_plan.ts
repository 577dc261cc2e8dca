/** Returns the plan of a postage bill. It needs no server, so that tests of the reader alone stay quick. */
import { postageFileOf } from "../../../api/csv/postage_files.ts";
import type { PostagePlan } from "../../../api/csv/postage_table.ts";

export function planOf(text: string, more: Partial<PostagePlan> = {}): PostagePlan {
  const headers = (text.split("\n")[0] ?? "").split(",").map((cell) => cell.trim());
  const { file, provider, columns } = postageFileOf(headers);
  return {
    format: { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" },
    file,
    provider: provider ?? "pb",
    headers,
    columns,
    order: null,
    timeZone: "UTC",
    currency: "USD",
    type: null,
    types: {},
    ...more,
  };
}
