import { createHash } from "node:crypto";
import { nullish, object, string } from "valibot";
import { costTableInput, priceTableInput } from "../../../../api/inputs/shipping/price_table.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import { says } from "../../../../api/inputs/read.ts";
import { exponentOf } from "../../../../api/money.ts";
import type { PriceTableBody, PriceTableKind } from "../../../../api/shipping/rating/price_table.ts";
import { lineOf } from "../../../../api/shipping/rating/pick.ts";
import { EMPTY_BODY } from "../../../../api/shipping/rating/problems.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { type Column, derivedColumn, number, reference, text, textOf } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { makeOf } from "../../../entity/make.ts";
import { illegal } from "../../../entity/refusals.ts";
import { isLocation } from "../../catalogue/locations/parts_store.ts";
import { isMethod } from "./references_store.ts";
import { PRICE_TABLES } from "./lifecycle.ts";
import { withBodyRead } from "./packed_body.ts";
import { bodyIn, costsList, pricesList, type PriceTableRow, viewOf } from "./store.ts";

type Given<T> = T | null | undefined;

/** Summarizes prices for the audit: their count, and a digest. */
function digestOf(body: string): string {
  const { zones, brackets, duties } = bodyIn(body);
  const size = duties.length > 0 ? String(duties.length) : `${zones.length} × ${brackets.length}`;
  return `${size} · ${createHash("sha256").update(body).digest("hex").slice(0, 8)}`;
}

const body: Column<Given<string>, string> = {
  blank: JSON.stringify(EMPTY_BODY),
  read: (given, before) => given ?? before,
  auditText: digestOf,
};

const instant: Column<Given<number>, number> = {
  blank: 0,
  read: (given, before) => given ?? before,
  auditText: textOf,
};

const end: Column<Given<number>, number | null> = {
  blank: null,
  read: (given, before) => given === undefined ? before : given,
  auditText: textOf,
};

const columns = {
  title: text(),
  method_code: text(),
  plan: text(),
  min_vip: number(),
  location_id: reference(),
  forwarder: text(),
  destination: text(),
  currency: text(),
  effective_at: instant,
  expired_at: end,
  body,
  line: derivedColumn<string>(""),
} as const;

type Values = Pick<PriceTableRow, keyof typeof columns | "code" | "kind">;

/** Only drafts may change, so that past charges can be computed again. */
function mayChange({ status }: PriceTableRow): void {
  if (status !== "draft") throw illegal("cardFixed");
}

const shared = {
  entity: PRICE_TABLES,
  called: "card",
  view: viewOf,
  seller: () => null,
  name: "title",
  columns,
  search: ["title", "method_code", "plan", "forwarder", "destination"],
  once: ["code", "kind", "maker", "status", "backtest"],
  mayChange,
  mayTrash: (rows: readonly PriceTableRow[]) => rows.forEach(mayChange),
  required: ["effective_at"],
} as const;

const begun = async (tx: Writer, { session }: AuthorizedContext, kind: PriceTableKind) => ({
  code: (await nextCodes(tx, "price_tables", 1))[0] ?? "",
  kind,
  maker: session.actor._id,
  status: "draft",
  backtest: "{}",
});

/** Clears fields that this kind of table does not have, and fills in the default currency. */
function follow(next: Values, { settings }: AuthorizedContext) {
  const isDuty = next.kind === "duty";
  const isPrice = next.kind === "price";
  const own = {
    method_code: isDuty ? "" : next.method_code,
    plan: isPrice ? next.plan : "",
    min_vip: isPrice ? next.min_vip : 0,
    destination: isDuty ? next.destination : "",
    currency: next.currency || settings.currency,
  };
  return { ...own, line: lineOf({ ...next, ...own, kind: next.kind as PriceTableKind }) };
}

const hasAmounts = ({ brackets, further, surcharges, duties }: PriceTableBody): boolean =>
  duties.length > 0 || surcharges.some(({ flat_minor }) => flat_minor !== undefined) ||
  [...brackets, ...further ? [further] : []].some(({ cells }) => cells.some((cell) => cell !== null));

/** Returns true if the stored amounts would become a hundred times as much, or as little. */
const isRescaled = (next: Values, before: PriceTableRow | null): boolean =>
  before !== null && next.body === before.body &&
  exponentOf(next.currency) !== exponentOf(before.currency) && hasAmounts(bodyIn(before.body));

async function problems(next: Values, tx: Writer, before: PriceTableRow | null): Promise<InputProblem[]> {
  const { kind, method_code, destination, effective_at, expired_at, location_id } = next;
  const wrong = (path: string, code: Parameters<typeof says>[0], isWrong: boolean) =>
    isWrong ? [{ path, code: says(code) }] : [];
  const isKnown = kind === "duty" || method_code === "" || await isMethod(tx, method_code);
  return [
    ...wrong("method_code", "required", kind !== "duty" && method_code === ""),
    ...wrong("method_code", "unknown", !isKnown),
    ...wrong("destination", "required", kind === "duty" && destination === ""),
    ...wrong("effective_at", "required", effective_at === 0),
    ...wrong("expired_at", "dayOrder", expired_at !== null && expired_at <= effective_at),
    ...wrong("location_id", "unknown", location_id !== null && !await isLocation(tx, location_id)),
    ...wrong("currency", "fixed", isRescaled(next, before)),
  ];
}

/** Skips the check that `withBodyRead` has made, because checking a long table is slow. */
const bodyWasRead = { body: nullish(string()) } as const;

export const price = defineEntity({
  ...shared,
  noun: "PriceTable",
  source: pricesList,
  input: object({ ...priceTableInput.entries, ...bodyWasRead }),
  begin: ({ tx, context, input }) => begun(tx, context, input.kind === "duty" ? "duty" : "price"),
  follow: (next, { context }) => follow(next, context),
  problems: (next, { tx, before }) => problems(next, tx, before),
});

export const cost = defineEntity({
  ...shared,
  noun: "CostTable",
  source: costsList,
  input: object({ ...costTableInput.entries, ...bodyWasRead }),
  begin: ({ tx, context }) => begun(tx, context, "cost"),
  follow: (next, { context }) => follow(next, context),
  problems: (next, { tx, before }) => problems(next, tx, before),
});

export const makePriceTable = withBodyRead(makeOf(price), price.badInput);
export const makeCostTable = withBodyRead(makeOf(cost), cost.badInput);
