import { isReship, type RemedyColumns } from "../../../../api/orders/remedies.ts";
import { chunksOf } from "../../../db/chunks.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { type Readable, readIn, type ReadsIn } from "../../../lifecycle/step_cache.ts";
import { withArt } from "../../catalogue/artwork/placements_store.ts";
import type { OrderGaps } from "./draft.ts";
import { sendingPort, type SentOrder } from "./sending_port.ts";

interface Line {
  readonly _id: string;
  readonly item_id: string | null;
  readonly quantity: number;
}

/** Finds what an order lacks: a method, available items and print files. */
export async function findOrderGaps(
  step: ReadsIn,
  order: SentOrder & RemedyColumns,
  lines: readonly Line[],
): Promise<OrderGaps> {
  const [hasMethod = true] = await sendingPort.get().checkMethods(step, [{ order, lines }]);
  // The garments of a reship exist, so an unavailable item or a missing print file does not matter.
  if (isReship(order)) return { unavailable: new Set(), withoutArt: new Set(), hasMethod };
  const unavailable = new Set<string>();
  const items = new Map<string, { readonly art: string }>();
  for (const some of chunksOf([...new Set(lines.flatMap(({ item_id }) => item_id ?? []))], 1)) {
    const rows = await step.tx.selectFrom("items").select(["_id", "status", "art"]).where(
      isOneOf("_id", some),
    )
      .where((item) => item.or([item("status", "<>", "Active"), item("art", "=", "required")])).execute();
    for (const { _id, status, art } of rows) {
      if (status !== "Active") unavailable.add(_id);
      items.set(_id, { art });
    }
  }
  return { unavailable, withoutArt: await linesWithoutArt(step, lines, items), hasMethod };
}

const NO_GAPS: OrderGaps = { unavailable: new Set(), withoutArt: new Set(), hasMethod: true };

/** Finds nothing after the payment: the order has its garments and its package, so only its address can be wrong. */
export const findGapsUntilPaid = async (
  step: ReadsIn,
  order: SentOrder & RemedyColumns & { readonly paid: number },
  lines: readonly Line[],
): Promise<OrderGaps> => order.paid === 1 ? NO_GAPS : await findOrderGaps(step, order, lines);

const ART_OF_LINES: Readable<true> = {
  load: async (reader, ids) => new Map([...await withArt(reader, ids)].map((id) => [id, true])),
};

export async function linesWithoutArt(
  step: ReadsIn,
  lines: readonly Pick<Line, "_id" | "item_id">[],
  items: ReadonlyMap<string, { readonly art: string }>,
): Promise<ReadonlySet<string>> {
  const needsArt = ({ item_id }: Pick<Line, "item_id">) => items.get(item_id ?? "")?.art === "required";
  const needing = lines.filter(needsArt).map(({ _id }) => _id);
  if (needing.length === 0) return new Set();
  const has = await readIn(step, ART_OF_LINES, needing);
  return new Set(needing.filter((id) => !has.has(id)));
}
