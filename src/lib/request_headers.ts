/** Returns the headers of every call, including those of the early script. Source: docs/requirements.md S7.2, S6.8, S6.9. */
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE, HEADERS } from "../../api/constants.ts";
import { isLocalHost } from "./location.ts";

export interface CallOptions {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
  readonly token: string | null;
  readonly superToken: string | null;
  readonly hub: string | null;
}

export const requestHeaders = (
  { page = DEFAULT_PAGE, perPage = DEFAULT_PAGE_SIZE, token, superToken, hub }: CallOptions,
): Record<string, string> => ({
  [HEADERS.page]: String(page),
  [HEADERS.perPage]: String(perPage),
  [HEADERS.requestedWith]: "XMLHttpRequest",
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(superToken && { [HEADERS.superToken]: superToken }),
  ...(hub && !isLocalHost(location.hostname) && { FakeLogin: "true" }),
});
