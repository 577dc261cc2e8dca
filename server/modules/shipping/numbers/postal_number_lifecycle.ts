/** Carries out the lifecycle of a sheet's number: packages settle it, and people void it. */
import type { PostalNumberFacts } from "../../../../api/generated/schema.ts";
import { postalNumbers } from "../../../../resources/shipping/postal_numbers.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import {
  labelsWith,
  postalNumberFacts,
  type PostalNumberRow,
  postalNumbersById,
  postalNumbersList,
} from "./postal_numbers_store.ts";

type Patch = Partial<Pick<PostalNumberRow, "status" | "package_id">>;

export const postalNumberLifecycle = defineLifecycle<
  "PostalNumber",
  PostalNumberRow,
  PostalNumberFacts,
  Patch
>({
  resource: postalNumbers,
  called: "postal number",
  source: postalNumbersList,
  rows: postalNumbersById,
  facts: postalNumberFacts,
  effects: {
    async keepPackage({ tx, row }) {
      const label = (await labelsWith(tx, [row.code])).get(row.code);
      return { patch: { package_id: label?.package_id ?? null } };
    },
  },
  explain: ({ row }, reason) => reason === "isOffLabel" && row.package_code ? { of: row.package_code } : {},
  sampleFacts: [{ onLabel: false, scanned: false, over: false }],
});
