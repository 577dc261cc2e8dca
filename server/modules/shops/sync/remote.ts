/**
 * Takes orders of platforms whose orders are stored separately: the system pushes ready ones; the others wait until
 * somebody has mapped their SKUs or the platform has released them. Source: docs/tiktok.md.
 */
import type { RemoteLine, RemoteOrder } from "../../../../api/handover/tiktok.ts";
import type { ShopReason } from "../../../../api/shops/orders.ts";
import { recordAudit } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import { moveMany } from "../../../lifecycle/move.ts";
import { systemStep } from "../../../lifecycle/system_step.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { tiktokLifecycle } from "../../handover/tiktok/lifecycle.ts";
import { dropLinesOf } from "../../handover/tiktok/lines_store.ts";
import { writeRemote } from "../../handover/tiktok/write.ts";
import { linesOf, ordersById } from "../../orders/orders/store.ts";
import type { ConnectionRow } from "../connections/store.ts";
import type { RemoteFacts, ShopLine, ShopOrder } from "../port.ts";
import { skuKeyOf } from "../shop_texts.ts";
import type { ContentLine, ShopContent } from "./content.ts";
import { linkOrder } from "./difference.ts";
import {
  followAll,
  type FollowedOrder,
  keepShopOrder,
  markLeftOut,
  type OrderReading,
  type TakeBy,
} from "./keep.ts";
import { pushedOrders, readyOrders, type RemoteRow, remoteRows } from "./remote_store.ts";
import { deleteShopOrder, foreignVariants, shopOrdersById, updateShopOrder } from "./store.ts";

const ACTION = "shop.sync";
/** The limit of one transaction, the same as for an import. */
const MAX_ORDERS = 250;

/** @returns the number of our orders that were made */
export async function takeRemote(
  tx: Writer,
  connection: ConnectionRow,
  all: readonly OrderReading[],
  by: TakeBy,
): Promise<number> {
  const before = await remoteRows(tx, connection, all.map(idOf));
  const old = all.filter(({ order, row }) =>
    order.ordered_at < connection.from_at && !row?.order_id && !before.has(order.shop_order_id)
  );
  for (const { row } of old) if (row) await deleteShopOrder(tx, row);
  const isTooLong = ({ order, reading, row }: OrderReading) =>
    reading.reason === "tooManyLines" && !row?.order_id && !before.get(order.shop_order_id)?.order_id;
  const rest = all.filter((each) => !old.includes(each));
  for (const { order, row } of rest.filter(isTooLong)) {
    await markLeftOut(tx, connection, order, "tooManyLines", row, by);
  }
  const judged = rest.filter((each) => !isTooLong(each));
  await writeAll(tx, connection, judged.map(remoteOf), by);
  const rows = await remoteRows(tx, connection, judged.map(idOf));
  const followed: FollowedOrder[] = [];
  for (const each of judged) {
    const { order, reading, row } = each;
    const remote = rows.get(order.shop_order_id);
    if (row?.order_id) followed.push({ ...each, row });
    // A draft that somebody deleted is not created again.
    else if (row?.status === "Made" || !remote) continue;
    else if (remote.order_id) await link(tx, connection, each, remote.order_id, by);
    else if (reading.reason !== "") await markLeftOut(tx, connection, order, reading.reason, row, by);
    else {
      const proposal = JSON.stringify(reading.content);
      await keepShopOrder(
        tx,
        connection,
        { order, known: row },
        { status: "Waiting", reason: whyWaits(remote), proposal },
        by,
      );
    }
  }
  await followAll(tx, connection, followed, by);
  return await settleRemote(tx, connection, by);
}

const idOf = ({ order }: OrderReading): string => order.shop_order_id;

const whyWaits = ({ unmapped }: RemoteRow): ShopReason => unmapped > 0 ? "toMap" : "platformHolds";

async function writeAll(
  tx: Writer,
  { store_id, seller_id }: ConnectionRow,
  orders: readonly RemoteOrder[],
  { at, timeZone }: TakeBy,
): Promise<void> {
  const { stamp } = systemStep(tx, ACTION, { at, timeZone });
  const { audit } = await writeRemote(tx, { store_id, seller_id }, orders, {
    stamp,
    timeZone,
    action: ACTION,
  });
  await recordAudit(tx, audit, stamp);
}

function remoteOf({ order, reading: { content } }: OrderReading): RemoteOrder {
  const { packages, ...facts } = order.remote as RemoteFacts;
  const { texts } = content;
  return {
    ...facts,
    tiktok_id: order.shop_order_id,
    remote_at: order.updated_at,
    ordered_at: order.ordered_at,
    cancel_id: "",
    note: texts.note,
    address: {
      recipient_name: texts.recipient_name,
      phone: texts.phone,
      address_line1: texts.address_line1,
      address_line2: texts.address_line2,
      city: texts.city,
      region: texts.region,
      postal_code: texts.postal_code,
      country: texts.country,
    },
    lines: content.lines.map((line) => lineOf(line, order, content, packages)),
    isWhole: true,
  };
}

function lineOf(
  { shop_line_id, title, variant, quantity, declared_minor }: ContentLine,
  { lines }: ShopOrder,
  { currency }: ShopContent,
  packages: RemoteFacts["packages"],
): RemoteLine {
  const named = lines.find((line) => line.shop_line_id === shop_line_id) as ShopLine;
  return {
    sku_id: named.variant_id,
    seller_sku: skuKeyOf({ sku: named.sku, variant_id: "" }),
    title,
    variant,
    qty: quantity,
    total_minor: declared_minor,
    currency,
    remote_package_id: packages[shop_line_id] ?? "",
  };
}

/** Links our order, which a push or an earlier import made, to the shop's order. */
async function link(
  tx: Writer,
  connection: ConnectionRow,
  { order, reading, row }: OrderReading,
  order_id: string,
  by: TakeBy,
): Promise<void> {
  const linked = await linkedTo(tx, reading.content, order_id);
  if (linked) await keepShopOrder(tx, connection, { order, known: row }, linked, by);
}

async function linkedTo(tx: Writer, content: ShopContent, order_id: string) {
  const own = (await ordersById(tx, ALL_SELLERS, [order_id])).get(order_id);
  if (!own) return null;
  const lines = (await linesOf(tx, ALL_SELLERS, [order_id])).get(order_id) ?? [];
  return { ...linkOrder(content, own, lines), order_id };
}

/** Names why an order waits by the code of the refusal of its push. After any other refusal its reason stays. */
const REFUSED: Readonly<Record<string, ShopReason>> = {
  dailyLevelReached: "dailyLevel",
  storePaused: "storePaused",
  isMapped: "toMap",
  ...{ isRemotePaid: "platformHolds", isRemoteOpen: "platformHolds", isUnmasked: "platformHolds" },
};

/** Pushes ready orders; links them and those that a person pushed. @returns the number of pushed orders */
export async function settleRemote(tx: Writer, connection: ConnectionRow, by: TakeBy): Promise<number> {
  const { store_id } = connection;
  await dropLinesOf(tx, store_id, [...await foreignVariants(tx, store_id)], by.at);
  const ready = await readyOrders(tx, connection, MAX_ORDERS);
  const step = { ...systemStep(tx, "tiktok.push", by), currency: by.currency };
  const moved = ready.length > 0 ? await moveMany(tiktokLifecycle, step, ready.map(({ _id }) => _id)) : [];
  await recordAudit(tx, moved.flatMap(({ audit }) => audit), step.stamp);
  const refused = new Map(
    moved.flatMap(({ result }, index) =>
      result.ok ? [] : [[ready[index]!.tiktok_id, REFUSED[result.reason?.code ?? ""]] as const]
    ),
  );
  for (const [id, row] of await shopOrdersById(tx, connection, [...refused.keys()])) {
    const reason = refused.get(id) ?? row.reason;
    if (row.reason !== reason) await updateShopOrder(tx, row, { reason, updated_at: by.at });
  }
  for (const row of await pushedOrders(tx, connection, MAX_ORDERS)) {
    const linked = await linkedTo(tx, JSON.parse(row.proposal) as ShopContent, row.remote_order_id);
    if (!linked) continue;
    await updateShopOrder(tx, row, { ...linked, updated_at: by.at });
  }
  return moved.length - refused.size;
}
