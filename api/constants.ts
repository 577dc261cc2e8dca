/** Source: docs/requirements.md S9.1–S9.13, unless a line names another. */

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

export const REQUEST_TIMEOUT_MS = 180_000;
/** Source: docs/requirements.md S9.2, S7.2. */
export const DEFAULT_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 20;
/** Page sizes to choose from. Reason: browsers still paint the largest without delay. */
export const PAGE_SIZES = [20, 50, 100, 200] as const;
export const MAX_PAGE_SIZE = 200;
export const DELIVERIES_PAGE_SIZE = 20;
export const MAX_PAGED_ROWS = 25_000;
/** Value of a filter by a record, such as a batch: selects the rows without such a record. */
export const NO_VALUE = "None";
/** A count is exact up to this number. */
export const COUNT_CAP = 10_000;
/** Default maximum length of a list argument, such as ids; `@most` of the SDL may set another. */
export const MAX_LIST_VALUES = 200;
/** Maximum number of rows of a grid that are changed at once: a product with all its sizes, or a long page. */
export const MAX_GRID_ROWS = 300;
/** Maximum number of records that one bulk action may change, and that its filter may find. */
export const MAX_JOB_RECORDS = 100_000;
/** Maximum number of open jobs of one person. Reason: more would only make others wait and fill the disk. */
export const MAX_OPEN_JOBS = 20;
/** Maximum number of records that a bulk action may exclude from its filter. */
export const MAX_EXCEPT_IDS = 1_000;
export const EXPORT_LIFE_DAYS = 7;
export const COOKIE_LIFETIME_DAYS = 365;
/** A time younger than this is shown as relative (S9.4). */
export const RELATIVE_TIME_WINDOW_HOURS = 18;
/** Width from which the sidebar is shown and the horizontal layout is allowed (S9.8). */
export const SIDEBAR_BREAKPOINT_PX = 1200;
/** Source: docs/requirements.md S9.9. */
export const NAVBAR_SCROLL_PX = 50;
export const SHADOW_SCROLL_PX = 100;
export const TO_TOP_SCROLL_PX = 160;
/** Seconds a session may be idle, on the server. */
export const STAFF_IDLE_SECONDS = 12 * 3600;
export const SELLER_IDLE_SECONDS = 7 * DAY_SECONDS;
export const LOGIN_CODE_SECONDS = 60;
export const ENTRY_LINK_SECONDS = { invitation: 7 * DAY_SECONDS, reset: DAY_SECONDS } as const;
/** Seconds for which a sign-in, or a password entered later, proves that the person is at the device. */
export const PROOF_SECONDS = 600;
/** A person may copy an API token this often within `COPY_WINDOW_SECONDS`. */
export const MAX_TOKEN_COPIES = 10;
export const COPY_WINDOW_SECONDS = 3600;
/** Bounds how often, and for how long, the start of a session retries a broken connection. */
export const SESSION_RETRIES = 3;
export const SESSION_RETRY_WINDOW_MS = 10_000;
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;
export const SEARCH_DEBOUNCE_MS = 100;

/** Time for which a new or changed button ignores clicks, since one may be the second click of a double click. */
export const SETTLE_MS = 400;

export const HEADERS = {
  page: "X-Page",
  perPage: "X-Per-Page",
  superToken: "X-Onos-Super-Token",
  requestedWith: "X-Requested-With",
  /** Not in the requirements, optional: the person that this window acts as. */
  actingAs: "X-Acting-As",
  /** Not in the requirements, in answers: the number of the newest live event that the answer includes. */
  livePosition: "X-Live-Position",
} as const;

/** A signed-in client gets a ticket here (POST), which opens the socket of live changes once. */
export const LIVE_TICKET_PATH = "/live/ticket";
/** Begins the path of every address of the API. */
export const API_PATH = "/api";
export const READY_PATH = "/ready";
export const METRICS_PATH = "/metrics";
/** Replaces the name of the entity in a live event if anything may have changed. */
export const EVERY_ENTITY = "*";

/** Source: docs/requirements.md S9.12. */
export const COOKIES = {
  token: "token",
  role: "role",
  userId: "user_id",
  superToken: "super_token",
  hub: "hub",
} as const;

/** Maximum number of units that the record of an order or package shows; the list of units shows all. */
export const MAX_SHOWN_UNITS = 200;

/** Value of a form's field while its file is uploading: the form waits for the upload. */
export const PENDING_FILE = "…";
