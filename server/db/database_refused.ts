/** Means that the data must not be served: the message says why, and the process stops. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused";
}
