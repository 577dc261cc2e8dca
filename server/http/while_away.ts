/** Limits how long calls wait that began shortly before the database stopped answering. */
import { DatabaseAway } from "../db/database_away.ts";
import type { Database } from "../db/database.ts";

const MAX_MS = 5_000;
const POLL_MS = 100;

/** Refuses work after `longestMs` if the database is silent; the work goes on. @throws {DatabaseAway} */
export function refuseIfSilent<T>(
  { isSilent }: Pick<Database, "isSilent">,
  work: Promise<T>,
  left: (work: Promise<unknown>) => void,
  longestMs = MAX_MS,
): Promise<T> {
  if (!isSilent) return work;
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      if (!isSilent()) return void (timer = setTimeout(check, POLL_MS));
      left(work.catch(() => {}));
      reject(new DatabaseAway("The database does not answer"));
    };
    timer = setTimeout(check, longestMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
