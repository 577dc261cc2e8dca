/** Sets how people want to be notified, and reads their notifications. */
import assert from "node:assert/strict";
import { sendDueDigests } from "../../../server/modules/desk/notification_settings/digest.ts";
import { testSettings } from "../server/api.ts";
import type { Business } from "./integration_calls.ts";
import type { Name } from "../orders/world.ts";

export const PEOPLE = "{ id username first_name last_name }";
const SHARED = `mentions status url group { id title } alias_mentions ${PEOPLE}`;
export const WHOLE = `{ _id type ${SHARED} subject language user_id version
  events { id name ${SHARED} times { hour minute } } }`;

type Asking = Pick<Business, "ask">;

export async function queryAs<D>({ ask }: Asking, text: string, name: Name = "anna"): Promise<D> {
  const { data, errors } = await ask<D>(text, name);
  assert.deepEqual(errors, [], text);
  return data!;
}
export async function refusal({ ask }: Asking, text: string, name: Name = "anna"): Promise<string> {
  const [error] = (await ask(text, name)).errors;
  const problems = error?.extensions.problems?.map(({ path, code }) => `${path} ${code}`) ?? [];
  return [error?.extensions.code ?? "none", ...problems].join(", ");
}
export const make = (params: string, more = "") =>
  `mutation { makeUserNotification(${more} params: { ${params} }) ${WHOLE} }`;
export const saveSettings = (business: Asking, params: string, name: Name = "anna") =>
  queryAs(business, make(params), name);

interface SentNotification {
  subject: string;
  content: string;
  code: string;
  referent: string;
}
export const feedOf = async (business: Asking, name: Name = "anna"): Promise<readonly SentNotification[]> =>
  (await queryAs<{ notifications: SentNotification[] }>(
    business,
    "{ notifications { subject content code referent } }",
    name,
  ))
    .notifications;

export const due = ({ world, clock }: Business, timeZone = "UTC") =>
  sendDueDigests({ db: world.db, settings: { ...testSettings, timeZone }, now: () => clock.now });

export const hold = ({ world }: Business, id: string) =>
  world.move("root", [id], "order.hold", { reason: "Postcode" });
