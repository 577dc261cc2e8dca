/**
 * The database does not answer, or the connection to it was lost. Nothing is wrong with the work: it may be tried again. Whether a
 * commit that was under way is there nobody knows, which is what keys of mutations are for.
 */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}
