/** Opens the notification feed over an API in memory, whose answers wait until the test releases them. */
import { createActor, fromPromise } from "xstate";
import {
  badgeOf,
  type FeedNotification,
  type FeedView,
  type Mark,
  type Status,
  visibleFeed,
} from "../../../machines/desk/notification_feed.ts";
import {
  FEED_PAGE,
  type FetchedMore,
  type MarkAnswer,
  type MoreRequest,
  notificationsMachine,
  type SyncRequest,
  type SyncResult,
} from "../../../machines/desk/notifications.ts";

export const EVERYTHING: FeedView = { status: "", type: "" };
export const UNREAD: FeedView = { status: "New", type: "" };
export const notificationAt = (id: string, at: number, status: Status = "New"): FeedNotification => ({
  _id: id,
  created_at: at,
  status,
});
export const NETWORK_FAILURE = { kind: "failed", failure: { kind: "network" } } as const;
const settle = () => new Promise<void>((done) => setTimeout(done, 0));

export class FakeServer {
  readonly rows: FeedNotification[] = [];
  readonly requests: string[] = [];
  readonly #waiting: ((isDown: boolean) => void)[] = [];
  #next = 0;

  tell(): FeedNotification {
    const made = notificationAt(`n${String(++this.#next).padStart(4, "0")}`, this.#next);
    this.rows.unshift(made);
    return made;
  }
  mark({ ids, status }: Mark): void {
    for (const [index, row] of this.rows.entries()) {
      if (!ids || ids.includes(row._id)) this.rows[index] = { ...row, status };
    }
  }
  count = () => this.rows.filter(({ status }) => status === "New").length;
  of = ({ status }: FeedView) => this.rows.filter((row) => status === "" || row.status === status);

  #answer<T>(name: string, work: () => T): Promise<T | typeof NETWORK_FAILURE> {
    this.requests.push(name);
    return new Promise((resolve) =>
      this.#waiting.push((isDown) => resolve(isDown ? NETWORK_FAILURE : work()))
    );
  }
  /** Releases the oldest waiting answer; false if none waits. */
  async release(isDown = false): Promise<boolean> {
    const answer = this.#waiting.shift();
    answer?.(isDown);
    await settle();
    return answer !== undefined;
  }
  async quiet(): Promise<void> {
    while (await this.release());
  }

  open() {
    const page = (rows: readonly FeedNotification[], size: number) => ({
      rows: rows.slice(0, size),
      isEnd: rows.length <= size,
    });
    const actor = createActor(
      notificationsMachine.provide({
        actors: {
          sync: fromPromise<SyncResult, SyncRequest>(({ input: { feed } }) =>
            this.#answer(feed ? "feed" : "count", () => ({
              kind: "synced" as const,
              count: this.count(),
              feed: feed && page(this.of(feed.view), feed.size),
            }))
          ),
          fetchMore: fromPromise<FetchedMore, MoreRequest>(({ input: { view, before } }) =>
            this.#answer("more", () => {
              const place = this.rows.findIndex(({ _id }) => _id === before);
              const older = new Set(this.rows.slice(place + 1).map(({ _id }) => _id));
              const rows = this.of(view).filter(({ _id }) => older.has(_id));
              return { kind: "more" as const, ...page(rows, FEED_PAGE) };
            })
          ),
          sendMark: fromPromise<MarkAnswer, Mark>(({ input }) =>
            this.#answer("mark", () => {
              this.mark(input);
              return { kind: "marked" as const, count: this.count() };
            })
          ),
        },
      }),
    ).start();
    const context = () => actor.getSnapshot().context;
    return {
      actor,
      context,
      badge: () => badgeOf(context()),
      shown: () => visibleFeed(context()).rows,
      ids: () => visibleFeed(context()).rows.map(({ _id }) => _id),
      states: () => visibleFeed(context()).rows.map(({ status }) => status),
    };
  }
}

export async function openFeed(count: number, view = EVERYTHING) {
  const server = new FakeServer();
  for (let index = 0; index < count; index++) server.tell();
  const feed = server.open();
  feed.actor.send({ type: "view.change", view });
  feed.actor.send({ type: "feed.open" });
  await server.quiet();
  server.requests.length = 0;
  return { server, ...feed };
}
