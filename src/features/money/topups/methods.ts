import { TopupMethods } from "../../../../api/generated/operations/topups.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";

export const topupMethods = optionsFrom(
  TopupMethods,
  (data) => data.topupMethods.map(({ _id, name, currency }) => ({ value: _id, name, more: currency })),
);
