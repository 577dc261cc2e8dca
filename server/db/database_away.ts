/** The database did not answer. A commit may still have happened: idempotency keys make a retry safe. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}
