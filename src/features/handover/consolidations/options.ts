import { FlightGateways } from "../../../../api/generated/operations/consolidations.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";

export const gateways = optionsFrom(
  FlightGateways,
  (data) => data.flightGateways.map(({ _id, code, name }) => ({ value: _id, name: code, more: name })),
);
