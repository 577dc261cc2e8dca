/** `makeCallToAction`: what a person writes of a notice; and `trashCallToAction`. */
import { CALL_LANGUAGES, CALL_STATUSES } from "../../../api/call_to_action.ts";
import { spanOf } from "../../../api/dates.ts";
import { ApiError, type InputProblem } from "../../../api/errors.ts";
import type { CallToActionInput } from "../../../api/generated/schema.ts";
import { callToActionInput } from "../../../api/inputs/call_to_action.ts";
import { readInput, says } from "../../../api/inputs/read.ts";
import { ruleAt } from "../../../resources/destinations.ts";
import { SCREEN_IDS } from "../../../resources/screens.ts";
import type { Writer } from "../../db/database.ts";
import { type AuditEntry, mutation } from "../../fields.ts";
import { newId } from "../../ids.ts";
import { appendOutbox } from "../../outbox.ts";
import { auditOf, missing } from "./audit.ts";
import { MY_NOTICES } from "./mine_store.ts";
import * as store from "./store.ts";
import type { CallValues, ShownCall } from "./store.ts";

const BLANK: CallValues = {
  title: "",
  text: "",
  title_de: "",
  text_de: "",
  title_fr: "",
  text_fr: "",
  title_pt: "",
  text_pt: "",
  link: "",
  status: CALL_STATUSES[0],
  first_day: null,
  last_day: null,
  ends_at: null,
  roles: "[]",
  groups: "[]",
  users: "[]",
  pages: "[]",
};
/** What the audit names: the end follows from the last day. */
const FIELDS = Object.keys(BLANK).filter((field) => field !== "ends_at") as (keyof CallValues)[];

const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot keep the notice: a value is missing or wrong", {
    problems: problems.map(({ path, code }) => ({ path: `params.${path}`, code })),
  });

export const makeCallToAction = mutation<"makeCallToAction">(async (tx, args, context) => {
  const { now, session, settings } = context;
  const read = readInput(callToActionInput, args.params);
  if (!read.ok) throw badInput(read.problems);
  const before = typeof args.id === "string" ? await store.callById(tx, args.id) : null;
  if (before === undefined) throw missing();
  if (before && typeof args.version === "number" && args.version !== before.version) {
    const current = store.viewOf(before, context);
    throw new ApiError("STALE", "Cannot keep the notice: it was changed by somebody else first", { current });
  }
  const values = written(read.value, before ?? BLANK, settings.timeZone);
  const problems = await problemsOf(tx, read.value, values);
  if (problems.length > 0) throw badInput(problems);
  const changes = changesOf(before ?? BLANK, values);
  const _id = before?._id ?? newId();
  if (before && changes.length > 0) await store.updateCall(tx, before, values, now());
  if (!before) await store.insertCall(tx, { _id, user_id: session.person._id, ...values }, now());
  const row = await store.callById(tx, _id);
  if (!row) throw new Error(`Cannot answer with notice ${_id}: expected to find what was just written`);
  const audit = changes.length > 0 ? [auditOf(_id, "makeCallToAction", changes)] : [];
  if (changes.length > 0) await tell(tx, [_id], now());
  return { result: store.viewOf(row, context), audit };
});

/** Everybody's windows ask again what is for them. */
const tell = (tx: Writer, ids: readonly string[], at: number): Promise<void> =>
  appendOutbox(tx, [{ entity: MY_NOTICES, sellerId: null, ids }], at);

type Lists = Pick<CallToActionInput, "roles" | "groups" | "users" | "pages">;

/** The row's columns: what the input says, in place of what was there. */
function written(input: CallToActionInput, before: CallValues, timeZone: string): CallValues {
  const word = (
    key: Exclude<keyof CallToActionInput & keyof CallValues, keyof Lists | "first_day" | "last_day">,
  ) => input[key] ?? before[key];
  const list = (key: keyof Lists) => {
    const given = input[key];
    return given ? JSON.stringify([...new Set(given)].sort()) : before[key];
  };
  const day = (key: "first_day" | "last_day") => {
    const given = input[key];
    if (given === undefined) return before[key];
    return given === null ? null : spanOf("today", given, timeZone).from;
  };
  const last_day = day("last_day");
  return {
    title: word("title"),
    text: word("text"),
    title_de: word("title_de"),
    text_de: word("text_de"),
    title_fr: word("title_fr"),
    text_fr: word("text_fr"),
    title_pt: word("title_pt"),
    text_pt: word("text_pt"),
    link: word("link"),
    status: word("status"),
    first_day: day("first_day"),
    last_day,
    ends_at: last_day === null ? null : spanOf("today", last_day, timeZone).until,
    roles: list("roles"),
    groups: list("groups"),
    users: list("users"),
    pages: list("pages"),
  };
}

/** What only the house can say: which screens, groups and people there are. Names that were there stay. */
async function problemsOf(tx: Writer, input: CallToActionInput, values: CallValues): Promise<InputProblem[]> {
  const { title, link, first_day, last_day } = values;
  const unknown = (path: string, isUnknown: boolean) => isUnknown ? [{ path, code: says("unknown") }] : [];
  const groups = input.groups?.length ? (await store.activeGroups(tx)).map(({ _id }) => _id) : [];
  const people = input.users?.length ? (await store.peopleById(tx, input.users)).map(({ _id }) => _id) : [];
  return [
    ...title === "" ? [{ path: "title", code: says("required") }] : [],
    // A text in a language that has no title would never be read.
    ...CALL_LANGUAGES.filter((each) => values[`text_${each}`] !== "" && values[`title_${each}`] === "")
      .map((each) => ({ path: `title_${each}`, code: says("required") })),
    ...unknown("link", link !== "" && ruleAt(link.replace(/\?.*/, "")) === null),
    ...first_day !== null && last_day !== null && last_day < first_day
      ? [{ path: "last_day", code: says("dayOrder") }]
      : [],
    ...unknown("groups", input.groups?.some((id) => !groups.includes(id)) ?? false),
    ...unknown("users", input.users?.some((id) => !people.includes(id)) ?? false),
    ...unknown("pages", input.pages?.some((id) => !SCREEN_IDS.includes(id)) ?? false),
  ];
}

const changesOf = (before: CallValues, after: CallValues): AuditEntry["changes"] =>
  FIELDS.filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: String(before[field] ?? ""), after: String(after[field] ?? "") }));

export const trashCallToAction = mutation<"trashCallToAction">(async (tx, { delete_ids }, { now }) => {
  const ids = [...new Set(delete_ids)];
  const rows: ShownCall[] = [];
  for (const id of ids) {
    const row = await store.callById(tx, id);
    if (!row) throw missing();
    rows.push(row);
  }
  await store.deleteCalls(tx, ids);
  await tell(tx, ids, now());
  const gone = ({ title }: ShownCall) => [{ field: "title", before: title, after: "" }];
  return { result: ids, audit: rows.map((row) => auditOf(row._id, "trashCallToAction", gone(row))) };
});
