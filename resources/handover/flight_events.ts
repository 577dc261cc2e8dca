import type { EventTable } from "../desk/desk_events.ts";
import { flightRights } from "./ibic.ts";

const ofFlights = { type: "Support", rule: flightRights.view } as const;

export const flightEvents = {
  "flight.departed": { ...ofFlights, name: "Flight departed", many: "flightsDeparted", isOn: false },
  "flight.held": { ...ofFlights, name: "Customs holds a flight", many: "flightsHeld", isOn: true },
  "flight.short": {
    ...ofFlights,
    name: "Packages of a flight are missing",
    many: "flightsShort",
    isOn: true,
  },
} as const satisfies EventTable;
