/** Charges for a new document before it is prepared, because even a refused document takes time. */
import type { Documents, PreparedDocument } from "./document.ts";
import { NEW_DOCUMENT_ROWS } from "./prices.ts";
import { pointsOf, type RateLimiter } from "./rate.ts";

export interface PaidTools {
  readonly documents: Documents;
  readonly rate: RateLimiter;
}

/** @throws {HttpError} BAD_INPUT or LIMIT; {ApiError} RATE_LIMITED */
export async function preparePaid(
  { documents, rate }: PaidTools,
  userId: string,
  text: string,
  operationName: string | undefined,
): Promise<PreparedDocument> {
  const known = documents.find(text, operationName);
  if (known) return known;
  await rate.spend(userId, pointsOf(NEW_DOCUMENT_ROWS));
  return documents.prepare(text, operationName);
}
