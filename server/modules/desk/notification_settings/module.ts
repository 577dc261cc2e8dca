/** Serves the notification settings of people. Source: docs/requirements.md S3.7, S7.9, S7.16. */
import { isSignedIn } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { Module } from "../../../module.ts";
import { deliveryKinds } from "../deliveries/kinds.ts";
import { deliveryViews } from "../deliveries/view.ts";
import { USER_NOTIFICATIONS } from "./audit.ts";
import { notificationDelivery } from "./delivery.ts";
import { digestWorker } from "./digest.ts";
import { notifyOrders } from "./notify_events.ts";
import { makeUserNotification } from "./make.ts";
import { ownerOf } from "../../people/session/owner.ts";
import { isNotificationType, partsOf } from "./setting_id.ts";
import { findPeople } from "./people_store.ts";
import { testUserNotification } from "./try.ts";
import { viewOf, wholeSetting } from "./view.ts";

function typeOf(text: string | null | undefined) {
  const type = text || "Order";
  if (isNotificationType(type)) return type;
  throw new ApiError("BAD_INPUT", "Cannot read the notification setting: the type is not known", {
    problems: [{ path: "type", code: "unknown" }],
  });
}

export const notificationSettings: Module = {
  kinds: [deliveryKinds.bring(notificationDelivery)],
  audiences: { [USER_NOTIFICATIONS]: { rule: isSignedIn } },
  queries: {
    async userNotification({ type, user_id }, context) {
      const { db, now } = context;
      const owner = await ownerOf(db.read, user_id, context);
      return await viewOf(db.read, owner, await wholeSetting(db.read, owner, typeOf(type), now()));
    },
    async userNotificationDeliveries({ _id }, context) {
      await ownerOf(context.db.read, partsOf(_id).userId, context);
      return await deliveryViews(context.db.read, _id, null, context.page);
    },
    notificationPeople: ({ search }, { db, session }) => findPeople(db.read, session.person, search ?? ""),
  },
  mutations: { makeUserNotification, testUserNotification },
  onEvents: notifyOrders,
  background: (tools) => digestWorker(tools),
};
