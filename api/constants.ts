/** Numbers that both sides know, with their unit. Source: docs/requirements.md S9.1–S9.13, unless a line names another. */

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Request time-out (S9.1). */
export const REQUEST_TIMEOUT_MS = 180_000;
/** First page, and rows of a page (S9.2, S7.2). */
export const DEFAULT_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 20;
/** Sizes a person may choose. Chosen: the largest is what a browser still paints at once. */
export const PAGE_SIZES = [20, 50, 100, 200] as const;
export const MAX_PAGE_SIZE = 200;
/** Deliveries of an integration come in pages of this size: each holds its tries. */
export const DELIVERIES_PAGE_SIZE = 20;
/** Page x size may not go beyond this many rows. */
export const MAX_PAGED_ROWS = 25_000;
/** A count is exact up to here. */
export const COUNT_CAP = 10_000;
/** Most values of one list in a call, ids above all: no screen picks more at once. The SDL may say otherwise by `@most`. */
export const MAX_LIST_VALUES = 200;
/** Rows of a grid that are changed at once: a product with all its sizes, or a long page. */
export const MAX_GRID_ROWS = 300;
/** Most records of one bulk action, and of those that its filters find and that it leaves out. */
export const MAX_JOB_RECORDS = 100_000;
/** Jobs of one person that are not done yet. Chosen: more would only make others wait and fill the disk. */
export const MAX_OPEN_JOBS = 20;
export const MAX_EXCEPT_IDS = 1_000;
/** How long the file of an export is kept once it is written. */
export const EXPORT_LIFE_DAYS = 7;
/** Life of the cookies the app writes (S9.5). */
export const COOKIE_LIFETIME_DAYS = 365;
/** A time younger than this is shown as relative (S9.4). */
export const RELATIVE_TIME_WINDOW_HOURS = 18;
/** Width from which the sidebar stands and the horizontal layout is allowed (S9.8). */
export const SIDEBAR_BREAKPOINT_PX = 1200;
/** Further than this and the navbar is `scrolling`, the menu has its shadow, the way to the top is there (S9.9). */
export const NAVBAR_SCROLL_PX = 50;
export const SHADOW_SCROLL_PX = 100;
export const TO_TOP_SCROLL_PX = 160;
/** Seconds a session may be idle, on the server. */
export const STAFF_IDLE_SECONDS = 12 * 3600;
export const SELLER_IDLE_SECONDS = 7 * DAY_SECONDS;
/** A one-time code of the login site lives this long. */
export const LOGIN_CODE_SECONDS = 60;
/** A one-time link to set a password holds this long. */
export const ENTRY_LINK_SECONDS = { invitation: 7 * DAY_SECONDS, reset: DAY_SECONDS } as const;
/** So long a sign-in, or the password given since, is proof enough for what is the person's alone. */
export const PROOF_SECONDS = 600;
/** A person copies their API token so often within an hour at most. */
export const MAX_TOKEN_COPIES = 10;
export const COPY_WINDOW_SECONDS = 3600;
/** Session start tries a broken connection again this often, within this time. */
export const SESSION_RETRIES = 3;
export const SESSION_RETRY_WINDOW_MS = 10_000;
/** Largest raw file of one import. */
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;
/** Wait after the last key before a search is sent. */
export const SEARCH_DEBOUNCE_MS = 100;

/**
 * A second click of a double click may not take the step that took the first one's place: what appears, or comes to
 * mean something else, is inert for so long. Chosen: a little more than a slow double click of the hand.
 */
export const SETTLE_MS = 400;

/** Names the request headers. Source: docs/requirements.md S7.2. */
export const HEADERS = {
  page: "X-Page",
  perPage: "X-Per-Page",
  superToken: "X-Onos-Super-Token",
  requestedWith: "X-Requested-With",
  /** Of ours, optional: the id of the person whom the window shows. */
  actingAs: "X-Acting-As",
  /** Of ours, in answers: the number of the newest live event that the answer knows of. */
  livePosition: "X-Live-Position",
} as const;

/** POST, with the session: a one-time ticket that opens the socket of live changes. */
export const LIVE_TICKET_PATH = "/live/ticket";
/** A proxy asks here if a process can answer. */
export const READY_PATH = "/ready";
/** Path of the metrics for Prometheus. */
export const METRICS_PATH = "/metrics";
/** Instead of an entity: anything may have changed. */
export const EVERY_ENTITY = "*";

/** Names of what the browser keeps (S9.12). */
export const COOKIES = {
  token: "token",
  role: "role",
  userId: "user_id",
  superToken: "super_token",
  hub: "hub",
} as const;

/** Garments of one order or package that its record shows; the list of garments has all. */
export const MAX_SHOWN_UNITS = 200;
