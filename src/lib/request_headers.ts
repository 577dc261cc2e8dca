/**
 * Headers of every call, those that leave before the app is there among them. Source: spec S7.2, S6.8, S6.9.
 */
import { type COOKIES, DEFAULT_PAGE, DEFAULT_PAGE_SIZE, HEADERS } from "../../api/constants.ts";
import { isLocalHost } from "./location.ts";

/** What a call says beside what the browser keeps. */
export interface Called {
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
  /** The bearer, instead of the kept one. */
  readonly token?: string | undefined;
  /** Id of the person whom the window shows; null while it shows nobody. */
  readonly shown?: string | null;
}

/** @param read what the browser keeps under a name */
export function requestHeaders(
  read: (name: keyof typeof COOKIES) => string | null,
  { page = DEFAULT_PAGE, perPage = DEFAULT_PAGE_SIZE, token, shown }: Called,
): Record<string, string> {
  const bearer = token ?? read("token");
  const superToken = read("superToken");
  return {
    [HEADERS.page]: String(page),
    [HEADERS.perPage]: String(perPage),
    [HEADERS.requestedWith]: "XMLHttpRequest",
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(superToken && { [HEADERS.superToken]: superToken }),
    ...(shown && { [HEADERS.actingAs]: shown }),
    ...(read("hub") && !isLocalHost(location.hostname) && { FakeLogin: "true" }),
  };
}
