import { WORK_STEPS } from "../../api/steps.ts";
import type { People } from "./people/people.ts";
import type { Actors } from "./rows.ts";

export const SELLERS = ["sale", "sale2"] as const;

export function actorsOf(people: People): Actors {
  const sellers = new Map(
    SELLERS.map((account) => personOf(people, account)).map((each) => [each._id, each]),
  );
  const office = personOf(people, "order_qc");
  const floor = new Map(
    WORK_STEPS.map(({ state, roles: [account] }) => [state as string, personOf(people, account)]),
  );
  return {
    seller: (id) => sellers.get(id) ?? personOf(people, "support"),
    office,
    at: (state) => floor.get(state) ?? office,
    accounting: personOf(people, "accounting"),
    root: personOf(people, "root"),
    support: personOf(people, "support"),
  };
}

export function personOf(people: People, account: string) {
  const person = people.users.find(({ identity }) => identity === account);
  if (!person) throw new Error(`Cannot make the demo: there is no account "${account}"`);
  return person;
}
