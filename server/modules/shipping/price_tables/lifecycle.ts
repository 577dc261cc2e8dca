import { DAY_SECONDS } from "../../../../api/constants.ts";
import { ApiError } from "../../../../api/errors.ts";
import { startOf } from "../../../../api/time/dates.ts";
import type { MovePriceTableInput, PriceTableFacts } from "../../../../api/generated/schema.ts";
import { faultsOf } from "../../../../api/shipping/rating/problems.ts";
import type { PriceTableKind } from "../../../../api/shipping/rating/price_table.ts";
import { shippingCosts } from "../../../../resources/shipping/price_tables.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { Reader } from "../../../db/database.ts";
import { searchText } from "../../../db/search.ts";
import { insertRecord } from "../../../entity/record_store.ts";
import { newId } from "../../../ids.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Work } from "../../../lifecycle/lifecycle.ts";
import { hasLabelsToTry } from "./labels_store.ts";
import { backtestOf } from "./findings.ts";
import { bodyIn, neighborsOf, pricesList, type PriceTableRow, tablesById } from "./store.ts";

type Patch = Partial<Pick<PriceTableRow, "status" | "effective_at">>;

export const PRICE_TABLES = "priceTables";
const FRESH_SECONDS = 7 * DAY_SECONDS;

async function priceTableFacts(
  reader: Reader,
  rows: readonly PriceTableRow[],
  now: number,
  validFrom: number | null = null,
): Promise<ReadonlyMap<string, PriceTableFacts>> {
  const around = await neighborsOf(reader, rows.map(({ _id }) => _id), validFrom);
  const facts = new Map<string, PriceTableFacts>();
  for (const row of rows) {
    const { next_at = null, twins = 0 } = around.get(row._id) ?? {};
    const effective_at = validFrom ?? row.effective_at;
    const found = backtestOf(row);
    const isFresh = found !== null && found.at > now - FRESH_SECONDS;
    // Duty tables and methods without recent labels need no back-test.
    const isUntried = row.kind === "duty" || row.status !== "draft" ||
      (!isFresh && !await hasLabelsToTry(reader, row, now));
    const end = Math.min(row.expired_at ?? Infinity, next_at ?? Infinity);
    facts.set(row._id, {
      sound: faultsOf(bodyIn(row.body), row.kind as PriceTableKind).length === 0,
      tested: isFresh || isUntried,
      holeless: isUntried || (found?.holes_count ?? 0) === 0,
      ahead: row.kind !== "price" || effective_at > now,
      alone: twins === 0,
      begun: effective_at <= now,
      over: end <= now,
    });
  }
  return facts;
}

/** Returns the instant from which a step makes a table valid; null if the draft's own date applies. */
function validFromOf(
  event: string | undefined,
  params: object | undefined,
  timeZone: string | undefined,
): number | null {
  const { valid_from } = (params ?? {}) as MovePriceTableInput;
  return event === "table.schedule" && valid_from && timeZone ? startOf(valid_from, timeZone) : null;
}

function setValidFrom({ event, params, timeZone, row }: Work<PriceTableRow, MovePriceTableInput>) {
  const effective_at = validFromOf(event, params, timeZone);
  if (effective_at === null || effective_at === row.effective_at) return {};
  if (row.expired_at !== null && row.expired_at <= effective_at) {
    throw new ApiError("BAD_INPUT", "Cannot schedule the table: it would end before it begins", {
      problems: [{ path: "params.valid_from", code: "dayOrder" }],
    });
  }
  return { patch: { effective_at } };
}

/** Copies the prices to a draft, valid from tomorrow at the earliest. */
async function copyToDraft({ tx, row, stamp }: Work<PriceTableRow, object>) {
  const [code = ""] = await nextCodes(tx, "price_tables", 1);
  const _id = newId();
  const { kind, line, method_code, plan, min_vip, location_id, forwarder, destination, currency } = row;
  const { title, body } = row;
  const identity = { kind, line, method_code, plan, min_vip, location_id, forwarder, destination, currency };
  await insertRecord(tx, "price_tables", {
    ...identity,
    _id,
    code,
    title,
    body,
    effective_at: Math.max(row.effective_at, stamp.at + DAY_SECONDS),
    expired_at: null,
    status: "draft",
    backtest: "{}",
    maker: stamp.actor._id,
    search_text: searchText(code, title, method_code, plan, forwarder, destination),
  }, stamp.at);
  const changes = [{ field: "code", before: "", after: code }, { field: "of", before: "", after: row.code }];
  return { made: _id, others: [{ entity: PRICE_TABLES, entityId: _id, sellerId: null, changes }] } as const;
}

export const priceTableLifecycle = defineLifecycle<"PriceTable", PriceTableRow, PriceTableFacts, Patch>({
  resource: shippingCosts,
  called: "card",
  source: pricesList,
  rows: tablesById,
  facts: (reader, rows, { now, event, params, timeZone }) =>
    priceTableFacts(reader, rows, now, validFromOf(event, params, timeZone)),
  effects: { copyToDraft, setValidFrom },
  audited: ["status", "effective_at"],
  sampleFacts: [{
    sound: true,
    tested: true,
    holeless: true,
    ahead: true,
    alone: true,
    begun: false,
    over: false,
  }],
});
