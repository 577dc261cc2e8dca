/** Defines boxes: a person names the location, and the method unless the first package decides it. */
import { BOX_STATUSES } from "../../../../api/generated/states/box.ts";
import { boxInput } from "../../../../api/inputs/handover/box.ts";
import { says } from "../../../../api/inputs/read.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { derivedColumn, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { stampOf } from "../../../mutate.ts";
import { issueSscc } from "./numbers_store.ts";
import { gatewayOf, isBoxPlace } from "./places_store.ts";
import { boxesList, viewOf } from "./store.ts";

export const box = defineEntity({
  noun: "Box",
  entity: "boxes",
  called: "box",
  source: boxesList,
  view: (row) => ({ ...viewOf(row), bill_code: "", flight_code: "" }),
  seller: () => null,
  name: "method_code",
  input: boxInput,
  columns: { location_id: text(), method_code: text(), gateway_id: derivedColumn<string | null>(null) },
  search: ["method_code"],
  required: ["location_id"],
  once: ["code", "sscc", "status", "packages_count", "net_g", "estimated_count", "maker"],
  async begin({ tx, context }) {
    const [code = ""] = await nextCodes(tx, "boxes", 1);
    return {
      code,
      sscc: await issueSscc(tx, context.now()),
      status: BOX_STATUSES[0],
      packages_count: 0,
      net_g: 0,
      estimated_count: 0,
      maker: stampOf(context).actor._id,
    };
  },
  follow: async ({ method_code }, { tx }) => ({ gateway_id: await gatewayOf(tx, method_code) ?? null }),
  async problems({ location_id, method_code }, { tx }) {
    return [
      ...location_id !== "" && !await isBoxPlace(tx, location_id)
        ? [{ path: "location_id", code: says("unknown") }]
        : [],
      ...method_code !== "" && await gatewayOf(tx, method_code) === undefined
        ? [{ path: "method_code", code: says("unknown") }]
        : [],
    ];
  },
  // Only steps change the contents of a box, and its other fields are already printed on its label.
  mayChange() {
    throw illegal("boxFixed");
  },
  referrers: { "packages.box_id": "boxFixed" },
});
