/** Makes a manifest of chosen packages, or of all that can leave and are due by its day. */
import { manifestInput } from "../../../../api/inputs/handover/manifest.ts";
import { says } from "../../../../api/inputs/read.ts";
import { shipDayOf } from "../../../../api/shipping/ship_day.ts";
import { MANIFEST_STATUSES } from "../../../../api/statuses.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { derivedColumn, text, textOf } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { badInputOf, illegal } from "../../../entity/refusals.ts";
import { isLocation } from "../../catalogue/locations/parts_store.ts";
import { isMethod } from "../../shipping/methods/store.ts";
import { ratesAt } from "../../money/topups/rates_store.ts";
import { listOpen, priceLines, sumsOf } from "./lines_store.ts";
import { carrierOf, lastOffice, writeSums } from "./make_store.ts";
import { manifestsList, viewOf } from "./store.ts";

const badInput = badInputOf("manifest");

export const manifestEntity = defineEntity({
  noun: "Manifest",
  entity: "manifests",
  called: "manifest",
  source: manifestsList,
  view: viewOf,
  seller: () => null,
  name: "code",
  input: manifestInput,
  columns: {
    code: derivedColumn<string>(""),
    carrier: derivedColumn<string>(""),
    location_id: text(),
    method_code: text(),
    ship_day: {
      blank: "",
      read: (given: number | null | undefined, before: string, { settings }) =>
        typeof given === "number" ? shipDayOf(given, settings.timeZone) : before,
      auditText: textOf,
    },
    office: text(),
  },
  search: ["carrier", "office", "method_code"],
  once: ["items_count", "weight_g", "rejected_count", "digest", "status", "maker"],
  begin: ({ context }) => ({
    items_count: 0,
    weight_g: 0,
    rejected_count: 0,
    digest: "",
    status: MANIFEST_STATUSES[0],
    maker: context.session.actor._id,
  }),
  required: ["location_id", "method_code", "ship_day"],
  async follow({ code, carrier, office, location_id, method_code }, { tx, before }) {
    return {
      code: code || ((await nextCodes(tx, "manifests", 1))[0] ?? ""),
      carrier: carrier || await carrierOf(tx, method_code),
      ...before === null && office === "" && { office: await lastOffice(tx, location_id) },
    };
  },
  async problems(next, { tx, before }) {
    if (before) {
      const fixed = (["location_id", "method_code", "ship_day"] as const)
        .filter((key) => next[key] !== before[key]);
      return fixed.map((path) => ({ path, code: says("fixed") }));
    }
    const { location_id, method_code } = next;
    return [
      ...location_id !== "" && !await isLocation(tx, location_id)
        ? [{ path: "location_id", code: says("unknown") }]
        : [],
      ...method_code !== "" && !await isMethod(tx, method_code)
        ? [{ path: "method_code", code: says("unknown") }]
        : [],
    ];
  },
  mayChange({ status }) {
    if (status !== MANIFEST_STATUSES[0]) throw illegal("manifestFixed");
  },
  async afterwards(_id, next, { tx, context, input, before }) {
    if (before) return;
    const picked = [...new Set(input.package_ids ?? [])];
    const choice = picked.length > 0 ? { ids: picked } : { day: next.ship_day };
    const count = await listOpen(tx, _id, next, choice);
    if (count === 0 || count < picked.length) {
      throw badInput([{ path: "package_ids", code: says(picked.length > 0 ? "taken" : "required") }]);
    }
    const sums = await sumsOf(tx, _id);
    const isPriced = sums.postage_minor !== null;
    const rates = isPriced ? null : await ratesAt(tx, context.settings.currency, context.now());
    await writeSums(tx, _id, rates ? await priceLines(tx, _id, rates) : sums);
  },
});
