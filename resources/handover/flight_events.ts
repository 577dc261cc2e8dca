import type { EventTable } from "../desk/desk_events.ts";
import { mayRunFlights } from "./ibic.ts";

const ofFlights = { type: "Support", rule: mayRunFlights } as const;

export const flightEvents = {
  "flight.departed": { ...ofFlights, name: "Flight departed", many: "flightsDeparted", isOn: false },
  "flight.held": { ...ofFlights, name: "Customs holds a flight", many: "flightsHeld", isOn: true },
  "flight.late": { ...ofFlights, name: "Flight is late", many: "flightsLate", isOn: true },
  "flight.short": {
    ...ofFlights,
    name: "Packages of a flight are missing",
    many: "flightsShort",
    isOn: true,
  },
} as const satisfies EventTable;
