/** Defines bills, which can be changed until somebody signs them. */
import type { InputProblem } from "../../../../api/errors.ts";
import { localBillInput } from "../../../../api/inputs/handover/local_bill.ts";
import { says } from "../../../../api/inputs/read.ts";
import { LOCAL_BILL_STATUSES } from "../../../../api/statuses.ts";
import { spanOf } from "../../../../api/time/dates.ts";
import { nextCodes } from "../../../entity/codes.ts";
import { derivedColumn, number, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { isLocation } from "../../catalogue/locations/parts_store.ts";
import { hasBoxesElsewhere } from "./make_store.ts";
import { localBillsList, viewOf } from "./store.ts";

export const localBillEntity = defineEntity({
  noun: "LocalBill",
  entity: "localBills",
  called: "shipment invoice",
  source: localBillsList,
  view: viewOf,
  seller: () => null,
  name: "code",
  input: localBillInput,
  columns: {
    code: derivedColumn<string>(""),
    location_id: text(),
    forwarder: text(),
    bill_day: number(),
    vehicle: text(),
    driver: text(),
  },
  search: ["code", "forwarder", "vehicle", "driver"],
  once: [
    ...["boxes_count", "packages_count", "gross_g", "quote", "currency", "forwarder_no", "note"] as const,
    ...["signed_by", "payment_ref", "status", "maker"] as const,
  ],
  begin: ({ context }) => ({
    boxes_count: 0,
    packages_count: 0,
    gross_g: 0,
    quote: "{}",
    currency: "",
    forwarder_no: "",
    note: "",
    signed_by: "",
    payment_ref: "",
    status: LOCAL_BILL_STATUSES[0],
    maker: context.session.actor._id,
  }),
  required: ["location_id", "forwarder"],
  async follow({ code, bill_day }, { tx, context }) {
    const { now, settings } = context;
    return {
      code: code || ((await nextCodes(tx, "local_bills", 1))[0] ?? ""),
      bill_day: bill_day || spanOf("today", now(), settings.timeZone).from,
    };
  },
  async problems({ location_id }, { tx, before }): Promise<readonly InputProblem[]> {
    if (!await isLocation(tx, location_id)) return [{ path: "location_id", code: says("unknown") }];
    const isBound = before !== null && await hasBoxesElsewhere(tx, before._id, location_id);
    return isBound ? [{ path: "location_id", code: says("taken") }] : [];
  },
  mayChange({ status }) {
    if (status !== LOCAL_BILL_STATUSES[0]) throw illegal("billSigned");
  },
});
