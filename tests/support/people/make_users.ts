/** Makes two super_roots, a group and a seller, and calls that write people. */
import assert from "node:assert/strict";
import type { Database } from "../../../server/db/database.ts";
import { type ApiAnswer, type TestApp, testApp } from "../server/api.ts";
import { withDatabase } from "../server/database.ts";
import { addPerson, signIn } from "./people.ts";

export interface Scene {
  readonly db: Database;
  readonly api: TestApp;
  readonly boss: string;
}

export const withBusiness = (work: (scene: Scene) => Promise<void>) =>
  withDatabase(async (db) => {
    await addPerson(db, { _id: "boss", name: "Ingrid", role: "super_root" });
    await addPerson(db, { _id: "chief", name: "Olu", role: "super_root", groups: ["night"] });
    await addPerson(db, { _id: "anna", name: "Harbor & Pine", role: "sale", email: "anna@pine.test" });
    await db.write((tx) => tx.insertInto("scopes").values({ user_id: "anna", seller_id: "anna" }).execute());
    await using api = testApp(db);
    await work({ db, api, boss: await signIn(db, "boss") });
  });

export type MakeUserAnswer = Record<string, unknown> & { readonly _id: string };

const MAKE = `mutation M($id: ID, $params: UserInput!, $hubs: [HubInput!], $clear: [String!], $version: Int,
  $key: String) { makeUser(id: $id, params: $params, hubs: $hubs, clear: $clear, version: $version, key: $key) { ...F } }
  fragment F on User { _id identity email name h role status groups group_names scope vip phone_number facebook skype
    sale_plan when_tracking_update day_update_tracking default_carrier order_daily_level payment_type time_of_payment
    credit_limit_minor low_minor
    default_pricing_id pricing_plans { _id level vip effective_at expired_at } contract_services is_usps_tracking
    is_rounded_tax active_status target referent permission { module access { view add update delete } }
    hubs { hub_action hub_domain_name hub_label hub_server hub_id docker_groups } group { _id } token version }`;

export const askMake = ({ api, boss }: Scene, variables: object, token = boss) =>
  api.ask<object, { makeUser: MakeUserAnswer }>(token, MAKE, variables);

export const refusal = ({ errors: [error] }: ApiAnswer<unknown>): string =>
  error
    ? [error.extensions.code, ...(error.extensions.problems ?? []).map(({ path, code }) => `${path} ${code}`)]
      .join(", ")
    : "";

export async function makePerson(scene: Scene, variables: object): Promise<MakeUserAnswer> {
  const answer = await askMake(scene, variables);
  assert.equal(refusal(answer), "");
  return answer.data!.makeUser;
}

export const MAI = { name: "Mai", email: "mai@demo.test", role: "printer" };
