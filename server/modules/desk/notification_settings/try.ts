/** `testUserNotification` sends a test message at once, and returns the receiver's answer. */
import { ApiError } from "../../../../api/errors.ts";
import { NOTIFICATION_EVENTS, notificationEventOf } from "../../../../resources/notification_events.ts";
import { preparedMutation } from "../../../fields.ts";
import { makeEgress } from "../../../egress/egress.ts";
import { newId } from "../../../ids.ts";
import { outcomeOf } from "../deliveries/outcome.ts";
import { USERS } from "../../../session/entities.ts";
import { addressProblem } from "./address.ts";
import { liveChangeOf } from "./audit.ts";
import { messageOf, requestOf } from "./message.ts";
import { ownerOf, personNotFound } from "../../people/session/owner.ts";
import { partsOf } from "./setting_id.ts";
import { aliasesOf } from "./people_store.ts";
import { planOf } from "./plan.ts";
import { settingById } from "./store.ts";

const SAMPLE = { words: { key: "trial", args: {} }, code: "" } as const;

const noAddress = (code: string) =>
  new ApiError("BAD_INPUT", "Cannot try it: there is no address that may be called", {
    problems: [{ path: "url", code }],
  });

// Sends the message before the transaction, so that no lock is held while another server answers.
export const testUserNotification = preparedMutation<"testUserNotification">(async (args, context) => {
  const { db, settings, now } = context;
  const { userId, type } = partsOf(args._id);
  const owner = await ownerOf(db.read, userId, context);
  const setting = await settingById(db.read, args._id);
  const event = args.event
    ? notificationEventOf(args.event)
    : NOTIFICATION_EVENTS.find((each) => each.type === type);
  if (!event || event.type !== type) throw personNotFound();
  // Without an event the message goes to the address that applies to all events.
  const plan = planOf(setting && { ...setting, events: args.event ? setting.events : [] }, userId, event);
  if (plan.url === "") throw noAddress("required");
  const problem = addressProblem(plan.url, owner, settings.egressAllow);
  if (problem) throw noAddress(problem);
  const at = now();
  const message = { ...messageOf(plan, SAMPLE, await aliasesOf(db.read, plan.aliasIds), at), type: "test" };
  const request = requestOf(plan.url, newId(), JSON.stringify(message));
  const answer = await makeEgress({ allow: settings.egressAllow }).send(request, context.signal);
  const { code, error, ms, answer: text } = outcomeOf(answer, 1, at, 0);
  const result = { ok: error === "", status: code, error, ms, answer: text };
  const entry = {
    entity: USERS,
    entityId: userId,
    sellerId: null,
    action: "testUserNotification",
    changes: [{ field: "test", before: "", after: result.ok ? "ok" : error }],
    live: liveChangeOf(userId),
  };
  return () => Promise.resolve({ result, audit: [entry] });
});
