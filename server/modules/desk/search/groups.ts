/** Each kind of result: for whom it is there, what it is called, how a row is shown. */
import { allows, rules, signedIn } from "../../../../api/access.ts";
import { ticketOf } from "../../../../api/codes/running.ts";
import { codeIn } from "../../../../api/codes/scan.ts";
import {
  type FoundItem,
  RECORDS_LIMIT,
  SEARCH_KINDS,
  type SearchGroup,
  type SearchKind,
} from "../../../../api/desk/search.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { addressOf } from "../../../../resources/desk/notification_address.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { stores } from "../../../../resources/orders/stores.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { users } from "../../../../resources/people/users.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { FoundRecords, Searchable } from "../../../searchable.ts";
import { allSearchable } from "../../../registry.ts";
import { unitByCode } from "../../workshop/units/hand_store.ts";
import * as store from "./store.ts";

const joined = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(separator);

const recordLink = (path: string, id: string): string => `${path}/all/${encodeURIComponent(id)}`;
const orderLink = (id: string): string => recordLink(orders.path, id);
/** Empty where the screen is not built or not for the caller: shown as text. */
const linkFor = ({ session }: AuthorizedContext, link: string | null): string =>
  destinationOf(link, session.person) ?? "";
/** Packages have no page of their own: the list shows the one. */
const packageLink = (code: string): string => `${packages.path}/all?search=${encodeURIComponent(code)}`;

const shipped = (
  { _id, code, status, recipient_name, city, country, tracking_number }: store.Shipped,
  icon: SearchKind,
  link: string,
  number = "",
): FoundItem => ({
  id: _id,
  title: code,
  link,
  icon,
  subtitle: joined(" · ", recipient_name, joined(", ", city, country)),
  code: joined(" · ", number, tracking_number),
  status,
});

async function findOrders(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const { rows, exact } = await store.ordersFound(text, context);
  // Who sees packages is led to the package.
  const seesPackages = allows(packages.rule, context.session.person);
  const named = await store.ordersNamed(text, seesPackages ? ["units"] : ["units", "packages"], context);
  const found = new Map([...exact, ...named, ...rows].map((row) => [row._id, row]));
  // A ticket names a garment: who may see it is led there.
  const isTicket = codeIn(text)?.kind === "unit" && allows(units.rule, context.session.person);
  return {
    items: [...found.values()].slice(0, RECORDS_LIMIT)
      .map((row) => shipped(row, "orders", orderLink(row._id), row.external_number)),
    exact: [...new Set([...exact, ...isTicket ? [] : named].map(({ _id }) => _id))]
      .map((orderId) => ({ link: orderLink(orderId), orderId })),
  };
}

/** One garment by its ticket. An old one is told from the new one, and leads nowhere by itself. */
async function findUnits(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const code = codeIn(text);
  if (code?.kind !== "unit") return { items: [] };
  const row = await unitByCode(context.db.read, context.scope, code.code);
  if (!row) return { items: [] };
  const ticket = ticketOf(row.code, row.cycle);
  const link = recordLink(units.path, row._id);
  const isOld = code.cycle !== row.cycle;
  return {
    items: [{
      id: row._id,
      title: ticket,
      link,
      icon: "units",
      subtitle: joined(" · ", row.title, row.variant),
      code: row.order_code,
      status: row.print_status,
      ...isOld && { replaced: code.ticket },
    }],
    exact: isOld ? [] : [{ link, orderId: row.order_id }],
  };
}

async function findPackages(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const { rows, exact } = await store.packagesFound(text, context);
  return {
    items: rows.map((row) => shipped(row, "packages", packageLink(row.code))),
    exact: exact.map(({ code, order_id }) => ({ link: packageLink(code), orderId: order_id })),
  };
}

async function findItems(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const rows = await store.itemsFound(text, context);
  const linkTo = (id: string) => linkFor(context, `/items/internal?_id=${encodeURIComponent(id)}`);
  return {
    items: rows.map(({ _id, sku, title, variant }) => ({
      id: _id,
      title: joined(" · ", title, variant),
      link: linkTo(_id),
      icon: "items",
      code: sku,
    })),
  };
}

async function findStores(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const rows = await store.storesFound(text, context);
  return {
    items: rows.map(({ _id, name, platform, status }) => ({
      id: _id,
      title: name,
      link: recordLink(stores.path, _id),
      icon: "stores",
      subtitle: platform,
      status,
    })),
  };
}

async function findJobs(text: string, context: AuthorizedContext): Promise<FoundRecords> {
  const rows = await store.jobsFound(text, context);
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
  const rows = await store.usersFound(text, context);
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
  const rows = await store.notificationsFound(text, context);
  return {
    items: rows.map(({ _id, type, code, subject, referent }) => ({
      id: _id,
      title: subject,
      link: linkFor(context, addressOf({ type, referent })),
      icon: "notifications",
      code,
    })),
  };
}

const KINDS: readonly Searchable[] = [
  { kind: "orders", title: "Orders", rule: orders.rule, find: findOrders },
  { kind: "units", title: "Garments", rule: units.rule, find: findUnits },
  { kind: "packages", title: "Packages", rule: packages.rule, find: findPackages },
  { kind: "items", title: "Items", rule: rules.operations, find: findItems },
  { kind: "stores", title: "Stores", rule: stores.rule, find: findStores },
  { kind: "jobs", title: "Jobs", rule: jobs.rule, find: findJobs },
  { kind: "users", title: "Users", rule: rules.superRootOnly, find: findUsers },
  { kind: "notifications", title: "Notifications", rule: signedIn, find: findNotifications },
];

/** Returns every kind in the order of the wire's list, those that other modules bring among them. */
export const searchedKinds = (): readonly Searchable[] =>
  [...KINDS, ...allSearchable()]
    .toSorted((one, other) => SEARCH_KINDS.indexOf(one.kind) - SEARCH_KINDS.indexOf(other.kind));

export type FoundGroup = Omit<SearchGroup, "data"> & { readonly data: readonly FoundItem[] };

export const groupOf = ({ kind, title }: Searchable, data: readonly FoundItem[]): FoundGroup => ({
  groupTitle: title,
  searchLimit: RECORDS_LIMIT,
  data,
  kind,
});
