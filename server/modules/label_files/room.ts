/** How many label files may be on their way into this process: each is in memory until it was read. */
import { ApiError } from "../../../api/errors.ts";

const PER_PERSON = 2;
const IN_ALL = 16;
const RETRY_SECONDS = 2;

const onTheWay = new Map<string, number>();

/** @throws {ApiError} RATE_LIMITED while there are too many */
export async function withRoom<T>(personId: string, work: () => Promise<T>): Promise<T> {
  const own = onTheWay.get(personId) ?? 0;
  const all = onTheWay.values().reduce((sum, count) => sum + count, 0);
  if (own >= PER_PERSON || all >= IN_ALL) {
    throw new ApiError("RATE_LIMITED", "Other label files are being read. Try again in a moment.", {
      retry_after: RETRY_SECONDS,
    });
  }
  onTheWay.set(personId, own + 1);
  try {
    return await work();
  } finally {
    const left = (onTheWay.get(personId) ?? 1) - 1;
    if (left > 0) onTheWay.set(personId, left);
    else onTheWay.delete(personId);
  }
}
