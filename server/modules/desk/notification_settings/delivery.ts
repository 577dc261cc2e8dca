import { notificationEventOf } from "../../../../resources/notification_events.ts";
import type { DeliveryKind } from "../deliveries/kind.ts";
import { activePerson } from "../../people/session/person_store.ts";
import { addressProblem } from "./address.ts";
import { liveChangeOf } from "./audit.ts";
import { requestOf } from "./message.ts";
import { planOf } from "./plan.ts";
import { visibilityFor } from "../notifications/seen_store.ts";
import { settingById } from "./store.ts";

export const NOTIFICATION_DELIVERY = "notice";

/** Gives up if the person is gone, may no longer see the record, or has turned off the event or address. */
export const notificationDelivery: DeliveryKind = {
  kind: NOTIFICATION_DELIVERY,
  async request(reader, { _id, target_id, event: eventId, payload }, { settings }) {
    const setting = await settingById(reader, target_id);
    const event = notificationEventOf(eventId);
    const person = setting && await activePerson(reader, setting.row.user_id);
    if (!person || !event) return null;
    const { isOn, url } = planOf(setting, person._id, event);
    if (!isOn || url === "" || addressProblem(url, person, settings.egressAllow)) return null;
    const about = { type: event.type, code: (JSON.parse(payload) as { code: string }).code };
    if (!(await visibilityFor(reader, person, [about]))(about)) return null;
    return requestOf(url, _id, payload);
  },
  async news(reader, settingId) {
    const setting = await settingById(reader, settingId);
    return setting ? liveChangeOf(setting.row.user_id) : null;
  },
};
