/** Computes the feed of notifications, without side effects. */

export type Status = "New" | "Readed";

export interface FeedNotification {
  readonly _id: string;
  readonly created_at: number;
  readonly status: Status;
}

/** Filters of the feed; an empty text does not filter. */
export interface FeedView {
  readonly status: "" | "New";
  readonly type: string;
}

/** `ids` is null to mark all as Readed. */
export type Mark =
  | { readonly ids: readonly string[]; readonly status: Status }
  | { readonly ids: null; readonly status: "Readed" };

export interface Feed {
  readonly rows: readonly FeedNotification[];
  readonly isEnd: boolean;
}

export interface FeedState {
  /** Null before the first answer. */
  readonly count: number | null;
  readonly view: FeedView;
  /** The newest is first; null before the first page. */
  readonly rows: readonly FeedNotification[] | null;
  /** New notifications that wait above the feed while the person reads it. */
  readonly fresh: readonly FeedNotification[];
  readonly marks: readonly Mark[];
}

export const READ_ALL: Mark = { ids: null, status: "Readed" };

export const applyMark = (
  rows: readonly FeedNotification[],
  { ids, status }: Mark,
): readonly FeedNotification[] =>
  rows.map((row) => row.status !== status && (!ids || ids.includes(row._id)) ? { ...row, status } : row);

export function visibleFeed({ rows, fresh, marks }: FeedState) {
  return marks.reduce(
    (known, mark) => ({ rows: applyMark(known.rows, mark), fresh: applyMark(known.fresh, mark) }),
    { rows: rows ?? [], fresh },
  );
}

/** Returns the badge's number: never below 0, null while unknown. A mark of a row that is not loaded counts too. */
export function badgeOf({ count, rows, fresh, marks }: FeedState): number | null {
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

/** Keeps new rows separately in `fresh`, so that the feed does not move while a person reads it. */
export function mergePage(context: FeedState, { rows: fetched, isEnd }: Feed) {
  const { rows: known, view } = context;
  const [top] = known ?? [];
  if (!known || !top) return { rows: fetched, fresh: [], isEnd };
  const byId = new Map(fetched.map((row) => [row._id, row]));
  const ids = new Set(known.map(({ _id }) => _id));
  const oldest = fetched.at(-1);
  const keptRows = known.flatMap((row): readonly FeedNotification[] => {
    const again = byId.get(row._id);
    // Only the status of a row can change; an unchanged row keeps its object, so that it is not drawn again.
    if (again) return [again.status === row.status ? row : again];
    // The row is older than this page: the next page contains it again.
    if (!isEnd && oldest && isNewer(oldest, row)) return [];
    // Although the filter shows only New ones, a row read here stays in place until the feed is opened again.
    return view.status === "New" ? [{ ...row, status: "Readed" }] : [];
  });
  const unknown = fetched.filter(({ _id }) => !ids.has(_id));
  const below = unknown.filter((row) => !isNewer(row, top));
  const rows = below.length === 0
    ? keptRows
    : [...keptRows, ...below].sort((one, other) => isNewer(one, other) ? -1 : 1);
  return { rows, fresh: unknown.filter((row) => isNewer(row, top)), isEnd };
}

/** Returns the part of the mark that changes something, or null if nothing would change. */
export function reduceMark(context: FeedState, mark: Mark): Mark | null {
  const { ids, status } = mark;
  const { rows, fresh } = visibleFeed(context);
  const open = [...fresh, ...rows].filter((row) => row.status !== status);
  if (ids === null) return open.length > 0 || badgeOf(context) !== 0 ? mark : null;
  const left = open.map(({ _id }) => _id).filter((id) => ids.includes(id));
  return left.length > 0 ? { ids: left, status } : null;
}
