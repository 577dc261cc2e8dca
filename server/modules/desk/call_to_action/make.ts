import { CALL_STATUSES } from "../../../../api/desk/call_to_action.ts";
import { COLUMN_LANGUAGES } from "../../../../api/languages.ts";
import { spanOf } from "../../../../api/time/dates.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import { callToActionInput } from "../../../../api/inputs/desk/call_to_action.ts";
import { says } from "../../../../api/inputs/read.ts";
import { ruleAt } from "../../../../resources/destinations.ts";
import { SCREEN_IDS } from "../../../../resources/screens.ts";
import { type Column, derivedColumn, set, text, textOf } from "../../../entity/columns.ts";
import { defineEntity, type Write } from "../../../entity/entity.ts";
import { announceToEverybody } from "./mine_store.ts";
import * as store from "./store.ts";
import type { CallValues, ShownCall } from "./store.ts";

/** Stores a day as its first second in the business time zone; null clears the column. */
const day = (): Column<number | null | undefined, number | null> => ({
  blank: null,
  read(given, before, { settings }) {
    if (given === undefined) return before;
    return given === null ? null : spanOf("today", given, settings.timeZone).from;
  },
  auditText: textOf,
});

export const call = defineEntity({
  noun: "CallToAction",
  entity: "callToActions",
  called: "notice",
  source: store.callsList,
  view: store.viewOf,
  seller: () => null,
  name: "title",
  input: callToActionInput,
  columns: {
    title: text(),
    text: text(),
    title_de: text(),
    text_de: text(),
    title_fr: text(),
    text_fr: text(),
    title_pt: text(),
    text_pt: text(),
    link: text(),
    status: text(CALL_STATUSES[0]),
    first_day: day(),
    last_day: day(),
    ends_at: derivedColumn<number | null>(null),
    roles: set(),
    groups: set(),
    users: set(),
    pages: set(),
  },
  search: ["title", "text", "title_de", "text_de", "title_fr", "text_fr", "title_pt", "text_pt"],
  once: ["user_id"],
  begin: ({ context: { session } }) => ({ user_id: session.person._id }),
  follow: ({ last_day }, { context: { settings } }) => ({
    ends_at: last_day === null ? null : spanOf("today", last_day, settings.timeZone).until,
  }),
  required: ["title"],
  problems,
  afterwards: (_id, _next, { tx, context }) => announceToEverybody(tx, [_id], context.now()),
  referrers: { "notice_marks.call_id": "deleted" },
  clear: (tx, rows, { now }) => announceToEverybody(tx, rows.map(({ _id }) => _id), now()),
});

/** Checks only screens, groups and people that the input adds, so that those which are gone since can stay. */
async function problems(
  values: CallValues,
  { tx, input, before }: Write<"CallToAction", ShownCall>,
): Promise<InputProblem[]> {
  const { link, first_day, last_day } = values;
  const unknown = (path: string, isUnknown: boolean) => isUnknown ? [{ path, code: says("unknown") }] : [];
  const added = (key: "groups" | "users" | "pages"): readonly string[] => {
    const had = before ? store.listIn(before[key]) : [];
    return (input[key] ?? []).filter((id) => !had.includes(id));
  };
  const [newGroups, newPeople] = [added("groups"), added("users")];
  const groups = newGroups.length > 0 ? (await store.activeGroups(tx)).map(({ _id }) => _id) : [];
  const people = newPeople.length > 0 ? (await store.peopleById(tx, newPeople)).map(({ _id }) => _id) : [];
  return [
    // A text in a language without a title would never be shown.
    ...COLUMN_LANGUAGES.filter((each) => values[`text_${each}`] !== "" && values[`title_${each}`] === "")
      .map((each) => ({ path: `title_${each}`, code: says("required") })),
    ...unknown("link", link !== "" && ruleAt(link.replace(/\?.*/, "")) === null),
    ...first_day !== null && last_day !== null && last_day < first_day
      ? [{ path: "last_day", code: says("dayOrder") }]
      : [],
    ...unknown("groups", newGroups.some((id) => !groups.includes(id))),
    ...unknown("users", newPeople.some((id) => !people.includes(id))),
    ...unknown("pages", added("pages").some((id) => !SCREEN_IDS.includes(id))),
  ];
}
