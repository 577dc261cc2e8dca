import type { NoticeWords } from "../../../api/notices.ts";
import { AUTO_HOLD } from "../../../api/statuses.ts";
import { MINUTE_SECONDS } from "../../../api/constants.ts";
import { NOTIFICATION_TYPES } from "../../../api/inputs/desk/notification.ts";
import type { JobsTable, NewItem, NotificationsTable } from "../../db/tables.ts";
import { blankSetting } from "../../modules/desk/notification_settings/view.ts";
import type { SettingRow } from "../../modules/desk/notification_settings/store.ts";
import { noticeTexts } from "../../modules/desk/notifications/texts.ts";
import type { People } from "./people.ts";
import type { OrderRow } from "../rows.ts";
import type { DemoWorld } from "../world.ts";

type DemoNotification = Pick<
  NotificationsTable,
  "type" | "code" | "subject" | "content" | "image" | "referent" | "words"
>;

interface Around {
  readonly orders: readonly OrderRow[];
  readonly item: NewItem;
  readonly failed: JobsTable | undefined;
  readonly at: number;
  readonly world: DemoWorld;
}
type Maker = (around: Around) => DemoNotification | null;

const COUNTS: Readonly<Record<string, number>> = {
  sale: 46,
  sale2: 34,
  support: 34,
  order_qc: 38,
  root: 42,
  super_root: 32,
  accounting: 6,
  packager: 3,
};
/** Each notification is older than the one above by this factor: most of a list is of the last 18 hours. */
const GROWTH = 1.22;
const FIRST_MINUTES = 4;
/** The number of unread notifications at the top; `UNREAD_BELOW` is the share of unread ones below. */
const UNREAD = 5;
const UNREAD_BELOW = 0.2;

type Subject = Pick<DemoNotification, "type" | "code" | "referent">;

const support = (referent: string): Subject => ({ type: "Support", code: "", referent });
const ofItem = ({ item: { _id, sku } }: Around): Subject => ({ type: "Item", code: sku, referent: _id });

const about = (subject: Subject, words: NoticeWords): DemoNotification => ({
  ...subject,
  ...noticeTexts(words, "en"),
  words: JSON.stringify(words),
  image: "",
});

/** Makes a notification as an earlier build stored it: in English only. */
const earlier = (about: Subject, subject: string, content: string, image = ""): DemoNotification => ({
  ...about,
  subject,
  content,
  words: null,
  image,
});

const mention = (by: "office" | "support" | "seller", content: string): Maker => ({ orders, world }) => {
  if (orders.length === 0) return null;
  const { code, seller_id } = world.random.pick(orders);
  const { name } = by === "seller" ? world.actors.seller(seller_id) : world.actors[by];
  const args = { name, code, text: content };
  return about({ type: "Order", code, referent: code }, { key: "mentioned", args });
};

const ofOrder =
  (status: string, key: "orderHeld" | "orderDelivered" | "orderReturned"): Maker => (around) => {
    const found = around.orders.filter((each) => each.status === status);
    if (found.length === 0) return null;
    const { code, hold_reason } = around.world.random.pick(found);
    const args = { code, text: hold_reason === AUTO_HOLD ? "" : hold_reason };
    return about({ type: "Order", code, referent: code }, { key, args });
  };

const lowStock: Maker = (around) =>
  about(ofItem(around), {
    key: "stockLow",
    args: { sku: around.item.sku, location: "MAIN", count: 12 },
  });

const lowBalance: Maker = () =>
  about(support("/billing/topup"), {
    key: "balanceLow",
    args: { amount: { minor: 125_050, currency: "USD" } },
  });

const failedImport: Maker = ({ failed, at }) => {
  if (!failed || failed.created_at > at) return null;
  const why = { code: "columnsMissing", text: failed.error_text ?? "" };
  return about(support(`/jobs/all/${failed._id}`), {
    key: "importFailed",
    args: { title: failed.title, why },
  });
};

const SELLERS: readonly Maker[] = [
  mention(
    "office",
    "The print file of the back is 72 dpi.\nShall we print it so, or will you send a better one?",
  ),
  mention("support", "The buyer wrote to us: the pick-up shop is closed this week. Another address?"),
  ofOrder("Delivered", "orderDelivered"),
  failedImport,
  mention("office", "Held until you answer: the postcode does not belong to the city."),
  lowBalance,
  mention("support", "Promised to the buyer for Friday."),
  ofOrder("On Hold", "orderHeld"),
  (around) =>
    earlier(ofItem(around), "An item is back on the shelf", "Orders that waited for it go on today."),
];

const STAFF: readonly Maker[] = [
  mention("seller", "The buyer ordered twice.\nPlease keep the other one."),
  mention("support", "Third question about this one today. Can somebody look where it is?"),
  mention(
    "office",
    "Reprinted: the first one had a thread in the print.\nIt leaves with the next collection.",
  ),
  lowStock,
  mention("seller", "May go out later, the buyer is on holiday until the 14th."),
  ofOrder("Returned", "orderReturned"),
  mention("support", "Address confirmed by phone."),
  () =>
    earlier(
      support("/orders/all"),
      "A new screen: saved views",
      "Keep a way to look at a list, and share it.",
      "/icon.svg",
    ),
];

const FLOOR: readonly Maker[] = [
  () =>
    earlier(
      support("/packages/all"),
      "Packages without a label",
      "Printing goes on; packing waits for the carrier.",
    ),
  () =>
    earlier(
      support(""),
      "Fire drill on Thursday",
      "10:30, everybody meets at the east gate.\nIt takes 15 minutes.",
    ),
];

/** Makes the settings of a seller who reads German. */
export const makeLanguages = (userId: string, { now }: DemoWorld): SettingRow[] =>
  NOTIFICATION_TYPES.map((type) => ({ ...blankSetting(userId, type, now), language: "de", version: 1 }));

export interface NotificationSources {
  readonly people: People;
  readonly orders: readonly OrderRow[];
  readonly items: readonly NewItem[];
  readonly jobs: readonly JobsTable[];
}

export function makeNotifications(sources: NotificationSources, world: DemoWorld): NotificationsTable[] {
  const { people, orders, items, jobs } = sources;
  return people.users.flatMap((user) => {
    const scope = people.scopes.filter(({ user_id }) => user_id === user._id)
      .map(({ seller_id }) => seller_id);
    const isSeller = scope.includes(user._id);
    const makers = isSeller ? SELLERS : user.role === "packager" ? FLOOR : STAFF;
    const own = orders.filter(({ seller_id }) => scope.length === 0 || scope.includes(seller_id));
    const failed = jobs.find(({ user_id, status }) => user_id === user._id && status === "Failed");
    return Array.from({ length: COUNTS[user.identity] ?? 0 }, (_, index) => {
      const at = world.now - Math.round(FIRST_MINUTES * MINUTE_SECONDS * GROWTH ** index);
      const around = {
        orders: own.filter(({ created_at }) => created_at <= at),
        item: world.random.pick(items),
        failed,
        at,
        world,
      };
      const notification = makers[index % makers.length]?.(around);
      const isNew = index < UNREAD || world.random.chance(UNREAD_BELOW);
      const status = isNew ? "New" : "Readed";
      return notification
        ? [{ _id: world.newId(at), user_id: user._id, ...notification, status, created_at: at }]
        : [];
    }).flat();
  });
}
