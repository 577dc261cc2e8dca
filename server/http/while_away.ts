/** Bounds how long somebody waits who came shortly before the database fell silent: first others are waited for, then the database. */
import { DatabaseAway } from "../db/away.ts";
import type { Database } from "../db/database.ts";

const LONGEST_MS = 5_000;
const LOOK_MS = 100;

/**
 * The outcome of the work; a refusal once it has taken 5 s and the database does not answer a probe either. Whether the work is done in
 * the end nobody knows then, as after any lost connection.
 * @param left what becomes of work that is not waited for any more
 * @throws {DatabaseAway}
 */
export function unlessSilent<T>(
  { isSilent }: Pick<Database, "isSilent">,
  work: Promise<T>,
  left: (work: Promise<unknown>) => void,
  longestMs = LONGEST_MS,
): Promise<T> {
  if (!isSilent) return work;
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (!isSilent()) return void (timer = setTimeout(look, LOOK_MS));
      left(work.catch(() => {}));
      reject(new DatabaseAway("The database does not answer"));
    };
    timer = setTimeout(look, longestMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
