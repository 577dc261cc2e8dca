/** Notifications for DOM tests, with an API in memory. */
import type { FeedItem } from "../../../../../src/features/desk/notifications/wiring.ts";
import { type Answer, FakeApi, json } from "../../../engine/record/stage.tsx";

/** 2026-11-21T00:00:00Z. */
export const BASE = 1_795_219_200;

export const feedItem = (index: number, more: Partial<FeedItem> = {}): FeedItem => ({
  _id: `n${String(index).padStart(4, "0")}`,
  type: "Order",
  code: `PD-${index}`,
  subject: `Linh mentioned you on PD-${index}`,
  content: "First line\nSecond line",
  image: "",
  created_at: BASE + index * 60,
  status: "New",
  referent: `PD-${index}`,
  words: null,
  ...more,
});

/** The API's store of notifications, the newest first. */
export class Store {
  rows: FeedItem[];
  page = 1;
  perPage = 20;
  constructor(...rows: FeedItem[]) {
    this.rows = rows;
  }
  mark(ids: readonly string[] | null, status: FeedItem["status"]): void {
    this.rows = this.rows.map((row) => !ids || ids.includes(row._id) ? { ...row, status } : row);
  }
  count = () => ({ count: this.rows.filter(({ status }) => status === "New").length });

  /** Lets the store answer all calls about notifications. */
  on(api = new FakeApi()): FakeApi {
    const list = (variables: Readonly<Record<string, unknown>>) => {
      const { status, type, before } = variables;
      const from = before ? this.rows.findIndex(({ _id }) => _id === before) + 1 : 0;
      return this.rows.slice(from)
        .filter((row) => (!status || row.status === status) && (!type || row.type === type))
        .slice((this.page - 1) * this.perPage, this.page * this.perPage);
    };
    const answer =
      (work: (variables: Readonly<Record<string, unknown>>) => unknown): Answer => ({ variables }) =>
        json({ data: work(variables) });
    return api
      .on("NotificationsCount", answer(() => ({ notificationsCount: this.count() })))
      .on(
        "NotificationsFeed",
        answer((variables) => ({
          notifications: list(variables),
          notificationsCount: this.count(),
        })),
      )
      .on("Notifications", answer((variables) => ({ notifications: list(variables) })))
      .on(
        "NotificationMake",
        answer(({ ids, status }) => {
          this.mark(ids as string[], status as FeedItem["status"]);
          return { notificationMake: this.count() };
        }),
      )
      .on(
        "NotificationReadAll",
        answer(() => {
          this.mark(null, "Readed");
          return { notificationReadAll: this.count() };
        }),
      );
  }
}

// The page of these tests is always idle.
Object.assign(globalThis, {
  requestIdleCallback: (run: () => void) => setTimeout(run, 0),
  cancelIdleCallback: (handle: ReturnType<typeof setTimeout>) => clearTimeout(handle),
});
