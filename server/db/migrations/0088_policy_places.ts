/** Adds states and beginnings of postal codes to the conditions of policies. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  "alter table shipping_policies add column regions JSON default '[]'",
  "alter table shipping_policies add column postal_prefixes JSON default '[]'",
];

export const policyPlaces: Migration = {
  number: 88,
  name: "policy places",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
};
