import { sql } from "kysely";
import type { BoxedPackage, BoxPaperFacts } from "../../../../api/documents/boxes.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { boxesById } from "./store.ts";

type PackageRow = Omit<BoxedPackage, "isWeighed"> & { readonly box_id: string; readonly weighed: number };

export async function boxPapers(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BoxPaperFacts>> {
  const boxes = await boxesById(reader, ids);
  const { rows } = await sql<PackageRow>`select p.box_id, p.code, p.order_code, p.tracking_number as number,
      p.items_count as pieces, coalesce(p.weighed_g, p.weight_g) as grams,
      case when p.weighed_g is null then 0 else 1 end as weighed
    from packages as p where ${isOneOf("p.box_id", ids)} order by p.seq`.execute(reader);
  const packages = groupRows(rows, ({ box_id }) => box_id);
  return new Map([...boxes].map(([id, row]) => [id, {
    code: row.code,
    sscc: row.sscc ?? "",
    location: row.location_code,
    gateway: row.gateway_code,
    method: row.method_name,
    gross_g: row.gross_g,
    closed_at: row.closed_at,
    packages: (packages.get(id) ?? []).map(({ box_id: _, weighed, grams, pieces, ...pkg }) => ({
      ...pkg,
      pieces: Number(pieces),
      grams: Number(grams),
      isWeighed: Number(weighed) === 1,
    })),
  }]));
}
