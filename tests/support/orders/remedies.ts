/** Makes remedy orders and refunds of a case, as the case's decision does. */
import { makeRemedyOrder, type RemedyDraft } from "../../../server/modules/orders/orders/remedy.ts";
import { refundFor } from "../../../server/modules/orders/refunds/for_case.ts";
import type { Name, World } from "./world.ts";

export const CASE = "case-1";

export const linesOfOrder = async ({ db }: World, order: string) =>
  await db.read.selectFrom("order_lines").selectAll().where("order_id", "=", order).orderBy("position")
    .execute();

/** Makes a remedy for one garment of the first line, unless the draft differs. */
export async function makeRemedy(
  world: World,
  origin: string,
  draft: Partial<RemedyDraft> = {},
  who: Name = "root",
) {
  const [line] = await linesOfOrder(world, origin);
  const whole: RemedyDraft = {
    kind: "reprint",
    origin_order_id: origin,
    case_id: CASE,
    charged: false,
    lines: [{ order_line_id: line?._id ?? "", quantity: 1 }],
    ...draft,
  };
  return await world.db.write((tx) => makeRemedyOrder(tx, whole, world.as(who)));
}

export async function refundCase(
  world: World,
  order: string,
  amounts: readonly number[],
  who: Name = "root",
): Promise<string> {
  const lines = await linesOfOrder(world, order);
  return await world.db.write((tx) =>
    refundFor(tx, {
      order_id: order,
      case_id: CASE,
      lines: amounts.map((amount_minor, at) => ({ order_line_id: lines[at]?._id ?? "", amount_minor })),
      reason: "Torn seam",
    }, world.as(who))
  );
}

export const orderOf = async ({ db }: World, id: string) =>
  await db.read.selectFrom("orders").selectAll().where("_id", "=", id).executeTakeFirstOrThrow();
