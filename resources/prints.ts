/** Who may print what. */
import { allOf, anyOf, module, type Rule, rules } from "../api/access.ts";
import type { PrintKind } from "../api/prints.ts";
import { locations } from "./locations.ts";
import { users } from "./users.ts";

/** Whoever works at garments. */
const onTheFloor = allOf(rules.fulfilment, module("units", "view"));

/** Whoever sees a record in its list prints its label. */
export const PRINTING: Readonly<Record<PrintKind, Rule>> = {
  tickets: onTheFloor,
  stations: locations.rule,
  bins: locations.rule,
  badges: users.rule,
  commands: anyOf(onTheFloor, locations.rule),
};

export const printing = anyOf(...Object.values(PRINTING));
