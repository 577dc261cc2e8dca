/** Recent results are stored in this tab beside the drafts, so that Log Out deletes them. */
import type { Me } from "../../../../machines/people/session.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { readDraft, writeDraft } from "../../../lib/drafts.ts";
import type { Result } from "./results.ts";

const WHAT = "search.recent";
const MAX_RECENT = 6;

type RecentRecord = Pick<Result, "link" | "title" | "icon" | "subtitle">;

const isText = (value: unknown): value is string => typeof value === "string";

function isKept(value: unknown): value is RecentRecord {
  if (typeof value !== "object" || value === null) return false;
  const { link, title, icon, subtitle } = value as Partial<Record<keyof RecentRecord, unknown>>;
  return isText(link) && isText(title) && isText(icon) && (subtitle === undefined || isText(subtitle));
}

const keptFor = ({ _id }: Me): readonly RecentRecord[] => {
  const draft = readDraft(_id, WHAT);
  return Array.isArray(draft) ? draft.filter(isKept) : [];
};

/** Returns the recent results that the person may still open. */
export function recentOf(person: Me | null): readonly Result[] {
  if (!person) return [];
  return keptFor(person)
    .filter(({ link }) => destinationOf(link, person) === link)
    .map((each): Result => ({ ...each, key: `recent:${each.link}`, kind: "recent" }));
}

export function keepRecent(person: Me | null, { link, title, icon, subtitle }: Result): void {
  if (!person || link === "" || title === "") return;
  const others = keptFor(person).filter((each) => each.link !== link);
  const newest: RecentRecord = { link, title, icon, ...(subtitle && { subtitle }) };
  writeDraft(person._id, WHAT, [newest, ...others].slice(0, MAX_RECENT));
}
