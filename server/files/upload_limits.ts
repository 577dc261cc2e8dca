/** Limits the files that are being uploaded to this process, because each takes memory or a thread. */
import { ApiError } from "../../api/errors.ts";

const RETRY_SECONDS = 2;

export interface UploadLimits {
  readonly perPerson: number;
  readonly inAll: number;
  /** The sentence of the refusal: "Other label files are being read." */
  readonly full: string;
}

/** Returns a function that runs work, or throws RATE_LIMITED while too much work is running. */
export function limitUploads({ perPerson, inAll, full }: UploadLimits) {
  const onTheWay = new Map<string, number>();
  return async function withUploadSlot<T>(personId: string, work: () => Promise<T>): Promise<T> {
    const own = onTheWay.get(personId) ?? 0;
    const all = onTheWay.values().reduce((sum, count) => sum + count, 0);
    if (own >= perPerson || all >= inAll) {
      throw new ApiError("RATE_LIMITED", `${full} Try again in a moment.`, { retry_after: RETRY_SECONDS });
    }
    onTheWay.set(personId, own + 1);
    try {
      return await work();
    } finally {
      const left = (onTheWay.get(personId) ?? 1) - 1;
      if (left > 0) onTheWay.set(personId, left);
      else onTheWay.delete(personId);
    }
  };
}
