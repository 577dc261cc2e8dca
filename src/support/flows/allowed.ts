/**
 * What the flight recorder may keep, machine by machine. A field that is not named here never enters a recording,
 * and one that is named enters only with a value of its closed list: whatever a field comes to hold one day, no token,
 * name, e-mail or address can be one of these.
 */
import { ERROR_CODES } from "../../../api/errors.ts";
import { REASONS } from "../../../api/reasons.ts";
import { JOB_KINDS, JOB_STATUSES } from "../../../api/statuses.ts";
import type { FlowId } from "./flows.ts";

/**
 * The words that may be kept; `flag` a boolean, `count` a whole number below 10,000, `status` one of HTTP, `request`
 * the id of a request that failed.
 */
export type Domain = readonly string[] | "flag" | "count" | "status" | "request";

/** By path: `failure.errors.0.code`. */
export type Fields = Readonly<Record<string, Domain>>;

export interface Allowed {
  readonly context?: Fields;
  /** By type, from the event on. */
  readonly events?: Readonly<Record<string, Fields>>;
  /** By the name of what answered, from its output on. */
  readonly answers?: Readonly<Record<string, Fields>>;
}

const FAILURES = ["network", "timeout", "aborted", "http", "garbled", "errors"] as const;
const CODES = [...ERROR_CODES, ...Object.keys(REASONS), ...FAILURES] as const;

const failureAt = (path: string): Fields => ({
  [`${path}.kind`]: FAILURES,
  [`${path}.status`]: "status",
  [`${path}.errors.0.code`]: ERROR_CODES,
  [`${path}.errors.0.reason`]: CODES,
  [`${path}.errors.0.requestId`]: "request",
});
const failure = failureAt("failure");

const answer = (...kinds: string[]): Fields => ({ kind: kinds, ...failure });
const problems: Fields = { "problems.length": "count" };
const SIDES = ["mine", "theirs"];
const FRAMES = ["vertical", "horizontal", "blank", "seller"];
const ids: Fields = { "ids.length": "count" };
const job: Fields = { "job.kind": JOB_KINDS, "job.status": JOB_STATUSES };

/** Machines that run in the app's windows: the lives of records are the server's, the demonstration is no part of the app. */
export type RecordedFlow = Exclude<FlowId, "job" | "order" | "demonstration" | "demonstration_tasks">;

export const ALLOWED: Readonly<Record<RecordedFlow, Allowed>> = {
  acting: {
    context: { refusal: CODES },
    answers: { goBack: { kind: ["switched", "refused"], code: CODES } },
  },
  api_token: {
    context: failure,
    answers: Object.fromEntries(
      ["fetchToken", "makeToken", "revokeToken"].map((name) => [name, answer("known", "failed")]),
    ),
  },
  bookmarks: {
    context: { "items.length": "count", "queue.length": "count", isStale: "flag", ...failure },
    events: { "bookmark.change": { "change.kind": ["put", "drop", "order"] } },
    answers: {
      fetchBookmarks: { "items.length": "count", ...failure },
      sendChange: answer("done", "gone", "failed"),
    },
  },
  bulk: {
    context: { "ids.length": "count", "results.length": "count", ...failure },
    events: { "bulk.send": ids },
    answers: { sendMoves: { "results.length": "count", ...answer("told", "failed", "unknown") } },
  },
  bulk_job: {
    context: { ...job, ...problems, ...failure },
    events: { "work.ask": { "ask.kind": JOB_KINDS }, "job.seen": job },
    answers: {
      lookAhead: answer("seen", "failed"),
      beginJob: { ...answer("begun", "refused", "unknown"), ...problems },
      moveJob: failure,
    },
  },
  call_to_action: {
    context: { "notices.length": "count", "marks.length": "count", isDue: "flag" },
    events: { "notices.see": ids },
    answers: {
      fetchNotices: { "notices.length": "count", ...answer("known", "failed") },
      sendMark: answer("noted", "failed"),
    },
  },
  comment: {
    context: { visibility: ["staff", "seller"], "files.length": "count", ...failure },
    events: {
      "comment.address": { visibility: ["staff", "seller"] },
      "file.add": { "files.length": "count" },
    },
    answers: { sendComment: answer("said", "refused", "failed", "unknown") },
  },
  entry_link: { context: failure, answers: { makeLink: answer("made", "failed") } },
  form: {
    context: { ...problems, restored: "flag", ...failure },
    events: { "form.submit": problems, "form.choose": { side: SIDES } },
    answers: { saveRecord: { ...answer("saved", "invalid", "stale", "failed", "unknown"), ...problems } },
  },
  import: {
    context: { isStoreMissing: "flag", isOwed: "flag", isChanged: "flag", ...job, ...failure },
    events: {
      "upload.answer": {
        "answer.kind": ["accepted", "refused", "unread", "unknown"],
        ...failureAt("answer.failure"),
      },
    },
    answers: { readJob: { ...job, ...answer("job", "missing", "failed") } },
  },
  import_file: {
    context: {
      isByHand: "flag",
      "files.length": "count",
      "look.isRemembered": "flag",
      "look.isDayAssumed": "flag",
    },
    events: { "file.choose": { "files.length": "count" } },
    answers: { lookAtFile: { kind: ["fit", "unfit"] } },
  },
  layout: {
    context: {
      layout: FRAMES,
      isCollapsed: "flag",
      isForSeller: "flag",
      isWide: "flag",
      isRailed: "flag",
      isBare: "flag",
    },
    events: {
      "look.changed": { layout: FRAMES, isCollapsed: "flag", isForSeller: "flag" },
      "width.changed": { isWide: "flag" },
      "screen.opened": { isRailed: "flag", isBare: "flag" },
    },
  },
  list: {
    context: {
      "rows.length": "count",
      "query.page": "count",
      "query.perPage": "count",
      incomplete: "flag",
      "count.count": "count",
      "count.capped": "flag",
      ...failure,
    },
    events: {
      "query.change": { "query.page": "count", "query.perPage": "count" },
      "rows.changed": ids,
    },
    answers: {
      fetchRows: { "rows.length": "count", incomplete: "flag", ...answer("rows", "failed") },
      fetchCount: { "count.count": "count", "count.capped": "flag", ...answer("count", "failed") },
      fetchChanged: { "rows.length": "count", ...answer("changed", "failed") },
    },
  },
  maintenance: { context: { tries: "count" } },
  move: {
    context: { ...problems, reason: CODES, checks: "count", asks: "flag", ...failure },
    events: { "move.begin": { asks: "flag" }, "move.confirm": problems },
    answers: {
      sendMove: { reason: CODES, ...problems, ...answer("done", "refused", "failed", "unknown") },
    },
  },
  notifications: {
    context: {
      count: "count",
      "rows.length": "count",
      "marks.length": "count",
      "refused.length": "count",
      isOpen: "flag",
      isDue: "flag",
      ...failure,
      ...failureAt("markFailure"),
      ...failureAt("moreFailure"),
    },
    events: { mark: { ...ids, status: ["New", "Readed"] } },
    answers: {
      sync: { count: "count", ...answer("synced", "failed") },
      fetchMore: { "rows.length": "count", ...answer("more", "failed") },
      sendMark: { count: "count", ...answer("marked", "failed") },
    },
  },
  password: {
    context: { ...problems, isUnknown: "flag", ...failure },
    events: { "password.submit": problems },
    answers: { changePassword: { ...answer("changed", "invalid", "failed", "unknown"), ...problems } },
  },
  playback: {},
  preferences: {
    context: { canSave: "flag", isDue: "flag", ...failure },
    events: { "person.known": { canSave: "flag" } },
    answers: { saveLook: answer("saved", "failed") },
  },
  record: {
    context: { incomplete: "flag", background: "flag", ...failure },
    answers: { fetchRecord: { incomplete: "flag", ...answer("found", "missing", "failed") } },
  },
  release: { context: { isNeeded: "flag" } },
  report: {
    context: { ...problems, ...failure },
    events: { "report.send": problems },
    answers: {
      sendReport: { ...answer("sent", "refused", "unknown"), ...problems },
      deleteReport: answer("deleted", "failed"),
    },
  },
  search: {
    context: {
      "here.length": "count",
      "there.length": "count",
      isChosen: "flag",
      isCode: "flag",
      isEntered: "flag",
      canAsk: "flag",
      ...failure,
    },
    events: { "option.select": { to: ["next", "previous", "first", "last"] } },
    answers: { ask: answer("found", "failed") },
  },
  selection: {
    context: {
      "ids.length": "count",
      "selected.length": "count",
      "except.length": "count",
      isAll: "flag",
      isFull: "flag",
    },
    events: { "rows.shown": ids, "row.toggle": { range: "flag" }, "selection.set": ids },
  },
  session: {
    context: {
      reason: ["asked", "refused", "failed", "unreachable", "mismatch", "exchange"],
      tries: "count",
      isWindowOpen: "flag",
      hadToken: "flag",
    },
    events: { "stored.read": { found: ["nothing", "token", "code", "stray"], hadToken: "flag" } },
    answers: { fetchUser: { kind: ["person", "refused", "unreachable", "failed"], status: "status" } },
  },
  sessions: {
    context: { "rows.length": "count", ...failure },
    answers: {
      fetchSignIns: { "rows.length": "count", ...answer("known", "failed") },
      endSignIns: answer("ended", "failed"),
    },
  },
  switch_user: {
    context: {
      hasSuperToken: "flag",
      "people.length": "count",
      "found.length": "count",
      isWhole: "flag",
      refusal: CODES,
    },
    answers: {
      loadPeople: { "people.length": "count", isWhole: "flag" },
      searchPeople: { "people.length": "count", isWhole: "flag" },
      switchTo: { kind: ["switched", "refused"], code: CODES },
    },
  },
  view: {
    context: { isModified: "flag", ...failure },
    events: { "view.compare": { isModified: "flag" } },
    answers: { sendChange: answer("done", "stale", "failed", "unknown") },
  },
  views: {
    context: { "views.length": "count", isDue: "flag" },
    answers: { fetchViews: { "views.length": "count" } },
  },
};

/** Random ones (version 4): ids of records are of another kind. */
const REQUEST = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const MAX_COUNT = 9_999;
const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;

/** True when the value is one of those that may be kept. */
export function isAllowed(domain: Domain, value: unknown): value is string | number | boolean {
  if (domain === "flag") return typeof value === "boolean";
  if (domain === "count") return isWhole(value, 0, MAX_COUNT);
  if (domain === "status") return isWhole(value, 100, 599);
  if (domain === "request") return typeof value === "string" && REQUEST.test(value);
  return typeof value === "string" && domain.includes(value);
}
