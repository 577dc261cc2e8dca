import { isSignedIn, rules } from "../../../../api/access.ts";
import { type FoundItem, RECORDS_LIMIT, type SearchGroup } from "../../../../api/desk/search.ts";
import type { NoticeWords } from "../../../../api/notices.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { addressOf } from "../../../../resources/desk/notification_address.ts";
import { users } from "../../../../resources/people/users.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { type FoundRecords, linkFor, recordLink, type Searchable } from "../../../search/searchable.ts";
import { visibilityFor } from "../notifications/seen_store.ts";
import { withoutContent } from "../notifications/texts.ts";
import * as store from "./store.ts";

async function findJobs(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const rows = await store.jobsMatching(text, context);
  return {
    items: rows.map(({ _id, title, status, kind, about, total }) => ({
      id: _id,
      title,
      link: recordLink(jobs.path, _id),
      icon: "jobs",
      status,
      job: { kind, about: JSON.parse(about) as Record<string, unknown>, total },
    })),
  };
}

async function findUsers(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const rows = await store.usersMatching(text, context);
  const linkTo = (id: string) => linkFor(context, recordLink(users.path, id));
  return {
    items: rows.map(({ _id, name, identity, email }) => ({
      id: _id,
      title: name || identity,
      link: linkTo(_id),
      icon: "users",
      subtitle: email,
    })),
  };
}

async function findNotifications(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const rows = await store.notificationsMatching(text, context);
  // A content that the feed hides must not be found either.
  const isSeen = await visibilityFor(context.db.read, context.session.person, rows);
  return {
    items: rows.filter((row) => Boolean(row.is_named) || isSeen(row)).map((
      { _id, type, code, subject, referent, words },
    ) => ({
      id: _id,
      title: subject,
      ...words && { words: withoutContent(JSON.parse(words) as NoticeWords) },
      link: linkFor(context, addressOf({ type, referent })),
      icon: "notifications",
      code,
    })),
  };
}

export const KINDS: readonly Searchable[] = [
  { kind: "jobs", title: "Jobs", rule: jobs.rule, find: findJobs },
  { kind: "users", title: "Users", rule: rules.superRootOnly, find: findUsers },
  { kind: "notifications", title: "Notifications", rule: isSignedIn, find: findNotifications },
];

export type FoundGroup = Omit<SearchGroup, "data"> & { readonly data: readonly FoundItem[] };

export const groupOf = ({ kind, title }: Searchable, data: readonly FoundItem[]): FoundGroup => ({
  groupTitle: title,
  searchLimit: RECORDS_LIMIT,
  data,
  kind,
});
