/** The database did not answer. A commit may have happened, for which mutations have idempotency keys. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}
