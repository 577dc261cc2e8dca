/** Merges several descriptions of one order. The result does not depend on the sequence in which they arrive. */
import { REMOTE_STATUSES, type RemoteLine, type RemoteOrder } from "./tiktok.ts";

/** Names a line within its order. */
export const lineKey = ({ sku_id, seller_sku, title, variant }: RemoteLine): string =>
  sku_id !== "" && seller_sku !== ""
    ? `${sku_id} ${seller_sku}`
    : `${sku_id}${seller_sku} ${title} ${variant}`;

type Head = Omit<RemoteOrder, "lines" | "isWhole">;

const rankOf = (order: Pick<RemoteOrder, "remote_status">): number =>
  REMOTE_STATUSES.indexOf(order.remote_status);

const compare = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Returns the same text for equal content, whatever the sequence of its fields. */
const textOf = (value: object): string =>
  JSON.stringify(
    value,
    (_key, part: unknown) =>
      part !== null && typeof part === "object"
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => compare(a, b)))
        : part,
  );

/** Positive if the first is newer. At equal times the further status wins, whichever arrived first. */
export const compareHeads = (one: Head, other: Head): number =>
  compare(one.remote_at, other.remote_at) || compare(rankOf(one), rankOf(other)) ||
  compare(one.cancel_due_at ?? 0, other.cancel_due_at ?? 0) || compare(textOf(one), textOf(other));

export interface DatedLine {
  readonly line: RemoteLine;
  readonly remote_at: number;
}

export const compareLines = (one: DatedLine, other: DatedLine): number =>
  compare(one.remote_at, other.remote_at) || compare(one.line.qty, other.line.qty) ||
  compare(textOf(one.line), textOf(other.line));

/** Merges rows of one file, which describe the same moment. A line that is repeated counts once. */
export function mergeOrders(one: RemoteOrder, other: RemoteOrder): RemoteOrder {
  const newer = headOf(compareHeads(headOf(one), headOf(other)) >= 0 ? one : other);
  const lines = new Map(one.lines.map((line) => [lineKey(line), { line, remote_at: one.remote_at }]));
  for (const line of other.lines) {
    const dated = { line, remote_at: other.remote_at };
    const known = lines.get(lineKey(line));
    if (!known || compareLines(dated, known) > 0) lines.set(lineKey(line), dated);
  }
  return { ...newer, lines: [...lines.values()].map(({ line }) => line) };
}

export const headOf = ({ lines: _, isWhole: _w, ...head }: RemoteOrder): Head => head;
