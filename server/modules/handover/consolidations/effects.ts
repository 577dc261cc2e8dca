import { ApiError } from "../../../../api/errors.ts";
import type { ConsolidationMoveInput } from "../../../../api/generated/schema.ts";
import { isFlightProvider, packageCodesIn } from "../../../../api/handover/flights.ts";
import { manifestTable } from "../../../../api/handover/manifest.ts";
import { says } from "../../../../api/inputs/read.ts";
import type { Effect, Work } from "../../../lifecycle/lifecycle.ts";
import { bookDuty } from "../costs/book.ts";
import { announceStep } from "./steps_store.ts";
import { manifestLinesOf, readDeclarations, valueOf } from "./declarations.ts";
import {
  codesOn,
  freeBoxes,
  keepMissing,
  loadsOf,
  NO_LOAD,
  sumsOf,
  unarrivedPackages,
} from "./load_store.ts";
import { insertManifest } from "./manifest_store.ts";
import type { FlightRow } from "./store.ts";

export type FlightPatch = Partial<Omit<FlightRow, "_id" | "version">>;
type FlightWork = Work<FlightRow, ConsolidationMoveInput>;
type FlightEffect = Effect<FlightRow, FlightPatch, ConsolidationMoveInput>;

const STAMPS: Readonly<Record<string, keyof FlightRow>> = {
  "flight.close": "closed_at",
  "flight.send": "sent_at",
  "flight.depart": "departed_at",
  "flight.arrive": "arrived_at",
  "flight.hold": "held_at",
  "flight.clear": "cleared_at",
  "flight.inject": "injected_at",
  "flight.complete": "completed_at",
  "flight.completeShort": "completed_at",
};

/** Steps that become tracking events of packages; an event has the name of the flight's new status. */
const ANNOUNCED: Readonly<Record<string, string>> = {
  "flight.depart": "Departed",
  "flight.arrive": "Arrived",
  "flight.hold": "Customs Hold",
  "flight.clear": "Cleared",
  "flight.inject": "Injected",
};

const placeOf = ({ origin, gateway_code }: FlightRow, step: string): string =>
  step === "Departed" ? origin : gateway_code;

async function keepManifest({ tx, row, stamp }: FlightWork) {
  const lines = manifestLinesOf(await readDeclarations(tx, row._id));
  const { value_minor, currency } = valueOf(lines, row.currency);
  const table = manifestTable(isFlightProvider(row.provider) ? row.provider : "general", lines);
  await insertManifest(tx, {
    consolidation_id: row._id,
    table,
    declared_minor: value_minor,
    currency,
    maker: stamp.actor._id,
    created_at: stamp.at,
  });
  return { patch: { declared_minor: value_minor, currency } };
}

async function noteMissing({ tx, row, params, stamp }: FlightWork) {
  const missing = await unarrivedPackages(tx, row._id, packageCodesIn(params.missing ?? ""));
  await keepMissing(tx, row._id, missing, stamp.at);
  if (missing.length > 0) {
    await announceStep(tx, { _id: row._id, step: "Short", place: row.gateway_code, at: stamp.at });
  }
  return { patch: { missing_count: missing.length } };
}

export const effects: Readonly<Record<string, FlightEffect>> = {
  stamp: ({ event, stamp }) => {
    const column = STAMPS[event];
    return column ? { patch: { [column]: stamp.at } } : {};
  },
  clearStamp: ({ event }) => ({
    patch: event === "flight.reopen" ? { closed_at: null, declared_minor: null } : { sent_at: null },
  }),
  async countDeclared({ tx, row }) {
    const { value_minor, currency } = valueOf(
      manifestLinesOf(await readDeclarations(tx, row._id)),
      row.currency,
    );
    return { patch: { declared_minor: value_minor, currency } };
  },
  keepManifest,
  async announce({ tx, row, event, stamp }) {
    const step = ANNOUNCED[event] ?? "";
    await announceStep(tx, { _id: row._id, step, place: placeOf(row, step), at: stamp.at });
    return {};
  },
  keepHold: ({ params }) => ({ patch: { hold_reason: params.reason ?? "" } }),
  async keepDuty({ tx, row, params, stamp, event, context }) {
    const minor = params.duty_minor ?? null;
    const { _id, code, provider, currency } = row;
    if (minor !== null) {
      const ours = context?.settings.currency ?? currency;
      await bookDuty(tx, { record: { _id, code }, provider, minor, currency }, ours, { stamp, event });
    }
    return { patch: { duty_minor: minor } };
  },
  noteMissing,
  async freeBoxes({ tx, row, stamp }) {
    const boxes = await freeBoxes(tx, row._id, stamp.at);
    return {
      patch: sumsOf(NO_LOAD),
      others: boxes.map(({ _id }) => ({
        entity: "boxes",
        entityId: _id,
        sellerId: null,
        changes: [{ field: "consolidation_id", before: row._id, after: "" }],
      })),
    };
  },
  async countBoxes({ tx, row }) {
    return { patch: sumsOf((await loadsOf(tx, [row._id])).get(row._id) ?? NO_LOAD) };
  },
};

/** @throws {ApiError} BAD_INPUT if a package that is named as missing is not on the flight */
export async function checkNamed({ tx, row, params }: FlightWork): Promise<void> {
  const codes = packageCodesIn(params.missing ?? "");
  const known = await codesOn(tx, row._id, codes);
  if (codes.every((code) => known.has(code))) return;
  throw new ApiError("BAD_INPUT", "Cannot complete the flight: a missing package is not on it", {
    problems: [{ path: "params.missing", code: says("unknown") }],
  });
}
