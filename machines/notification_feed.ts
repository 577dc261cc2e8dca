/** Notifications as a machine sees them: marks put on top of them, and another look at them put into what is shown. Pure. */

export type Status = "New" | "Readed";

/** One notification, as far as the machine needs it. */
export interface FeedNotification {
  readonly _id: string;
  readonly created_at: number;
  readonly status: Status;
}

/** Which ones the feed shows: empty texts are all. */
export interface FeedView {
  readonly status: "" | "New";
  readonly type: string;
}

/** Some of the person's notifications are to be so, or all of them (null) Readed. */
export type Mark =
  | { readonly ids: readonly string[]; readonly status: Status }
  | { readonly ids: null; readonly status: "Readed" };

export interface Feed {
  readonly rows: readonly FeedNotification[];
  /** There are no older ones. */
  readonly isEnd: boolean;
}

/** What is known of a person's notifications. */
export interface Known {
  /** New ones by the API's last word; null while unknown. */
  readonly count: number | null;
  readonly view: FeedView;
  /** By the API's last word, newest first; null while not loaded. */
  readonly rows: readonly FeedNotification[] | null;
  /** They came while the feed was looked at, and wait to be shown. */
  readonly fresh: readonly FeedNotification[];
  /** In the order they were made; the first may be on its way. */
  readonly marks: readonly Mark[];
}

export const READ_ALL: Mark = { ids: null, status: "Readed" };

/** Rows as they are once a mark is through. */
export const marked = (
  rows: readonly FeedNotification[],
  { ids, status }: Mark,
): readonly FeedNotification[] =>
  rows.map((row) => row.status !== status && (!ids || ids.includes(row._id)) ? { ...row, status } : row);

/** What the feed shows and what waits above it, with the marks that wait put on top. */
export function shownOf({ rows, fresh, marks }: Known) {
  return marks.reduce(
    (known, mark) => ({ rows: marked(known.rows, mark), fresh: marked(known.fresh, mark) }),
    { rows: rows ?? [], fresh },
  );
}

/** What the badge shows: never below 0, null while unknown. Rows that are not at hand count as not yet so. */
export function badgeOf({ count, rows, fresh, marks }: Known): number | null {
  if (count === null) return null;
  const states = new Map([...fresh, ...rows ?? []].map((row) => [row._id, row.status]));
  let badge = count;
  for (const { ids, status } of marks) {
    const flipped = (ids ?? [...states.keys()]).filter((id) => states.get(id) !== status);
    if (ids === null) badge = 0;
    else badge = Math.max(0, badge + (status === "New" ? flipped.length : -flipped.length));
    for (const id of flipped) states.set(id, status);
  }
  return badge;
}

const isNewer = (one: FeedNotification, other: FeedNotification): boolean =>
  one.created_at === other.created_at ? one._id > other._id : one.created_at > other.created_at;

/** The rows of another look put into those that are shown: in place, new ones aside. */
export function merged(context: Known, { rows: fetched, isEnd }: Feed) {
  const { rows: known, view } = context;
  const [top] = known ?? [];
  if (!known || !top) return { rows: fetched, fresh: [], isEnd };
  const byId = new Map(fetched.map((row) => [row._id, row]));
  const ids = new Set(known.map(({ _id }) => _id));
  const oldest = fetched.at(-1);
  const kept = known.flatMap((row): readonly FeedNotification[] => {
    const again = byId.get(row._id);
    // Nothing but its status ever changes; what is the same stays the same.
    if (again) return [again.status === row.status ? row : again];
    // Below what was asked for: the next page brings it anew.
    if (!isEnd && oldest && isNewer(oldest, row)) return [];
    // Of the unread ones it stays where it is until the feed is opened anew.
    return view.status === "New" ? [{ ...row, status: "Readed" }] : [];
  });
  const unknown = fetched.filter(({ _id }) => !ids.has(_id));
  const below = unknown.filter((row) => !isNewer(row, top));
  const rows = below.length === 0
    ? kept
    : [...kept, ...below].sort((one, other) => isNewer(one, other) ? -1 : 1);
  return { rows, fresh: unknown.filter((row) => isNewer(row, top)), isEnd };
}

/** Those of a mark that are not so yet; null when there is none. */
export function needed(context: Known, mark: Mark): Mark | null {
  const { ids, status } = mark;
  const { rows, fresh } = shownOf(context);
  const open = [...fresh, ...rows].filter((row) => row.status !== status);
  if (ids === null) return open.length > 0 || badgeOf(context) !== 0 ? mark : null;
  const left = open.map(({ _id }) => _id).filter((id) => ids.includes(id));
  return left.length > 0 ? { ids: left, status } : null;
}
