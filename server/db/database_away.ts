/** The work may be tried again. A commit under way may have happened: therefore mutations have keys. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}
