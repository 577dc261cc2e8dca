/** Every root field of the SDL with its one access rule: the API refuses to start when one is missing. */
import { monthRights } from "./money/months.ts";
import { restoreRule } from "./desk/after_restore.ts";
import { allOf, anyOf, byActor, inPerson, isSignedIn, type Rule, rules, staff } from "../api/access.ts";
import { actsForOthers } from "../api/people/act_as.ts";
import type { MutationName, QueryName, SubscriptionName } from "../api/generated/schema.ts";
import { entityOf, type Resource } from "./define.ts";
import { resources } from "./generated/resources.ts";
import { parts } from "./generated/parts.ts";
import { figureReports } from "./generated/figure_reports.ts";
import { statistics } from "./figures/statistics.ts";
import { anyReportRule } from "./figures/report_events.ts";
import { approvalRights } from "./money/approvals.ts";
import { declareRule, printRule } from "./catalogue/prints.ts";
import { checkListRights } from "./handover/check_list.ts";
import { ordersRights } from "./orders/orders.ts";
import { storeRights } from "./orders/stores.ts";
import { packages } from "./shipping/packages.ts";
import { priceListRights } from "./shipping/express_price_list.ts";
import { returnRights } from "./shipping/returns.ts";
import { topupRights } from "./money/topup.ts";
import { shopRights } from "./shops/connections.ts";

export type RootField = QueryName | MutationName | SubscriptionName;

/** The rule for commenting on each kind of record: that of the lists that show it. */
const COMMENTING: ReadonlyMap<string, Rule> = new Map(
  Array.from(
    Map.groupBy(resources.filter(({ isCommented }) => isCommented), entityOf),
    ([entity, lists]) => [entity, anyOf(...lists.map(({ rule }) => rule))],
  ),
);

export const commentingRuleOf = (entity: string): Rule | null => COMMENTING.get(entity) ?? null;

/** Allows people who may comment on any kind of record; each kind also has its own rule. */
export const commentRule: Rule = anyOf(...COMMENTING.values());

/** Fields for the person only: neither for a person who acts as them, nor for a program with their token. */
const own = allOf(isSignedIn, inPerson);

/** Root fields that belong to no list. */
const CORE: Readonly<Partial<Record<RootField, Rule>>> = {
  cUser: isSignedIn,
  userPermissions: isSignedIn,
  logOut: isSignedIn,
  changes: isSignedIn,
  updateProfile: own,
  apiToken: own,
  makeApiToken: own,
  copyApiToken: own,
  revokeApiToken: own,
  mySessions: own,
  revokeSessions: own,
  sessionsOf: allOf(rules.superRootOnly, inPerson),
  makeEntryLink: allOf(rules.superRootOnly, inPerson),
  revokeSessionsOf: allOf(rules.superRootOnly, inPerson),
  switchUser: byActor(actsForOthers),
  sellers: anyOf(rules.operations, rules.fulfilment),
  shippingMethods: rules.operations,
  pausedCarriers: packages.rule,
  priceCard: priceListRights.view,
  quotes: priceListRights.view,
  importPlans: rules.operations,
  importCheck: rules.operations,
  items: rules.operations,
  unknownSkus: ordersRights.view,
  unavailableItems: ordersRights.view,
  tags: ordersRights.view,
  dashboard: ordersRights.view,
  // Wallets are visible to people who see the prices of orders; the floor sees neither.
  wallets: ordersRights.view,
  ledgerMonths: monthRights.view,
  closeMonth: monthRights.close,
  reopenMonth: monthRights.reopen,
  payOwed: anyOf(topupRights.add, approvalRights.add),
  afterRestore: restoreRule,
  resumeWork: restoreRule,
  returnDesk: returnRights.view,
  returnParcel: returnRights.view,
  openReturn: returnRights.update,
  undoOpenReturn: returnRights.update,
  gradeReturn: returnRights.update,
  releaseReturn: returnRights.update,
  undoReturn: returnRights.update,
  checkList: checkListRights.view,
  makeDayCheck: checkListRights.add,
  trashDayCheck: checkListRights.delete,
  shopPlatforms: shopRights.view,
  shopConnection: shopRights.view,
  shopOrders: shopRights.view,
  shopTracking: shopRights.view,
  shopVariants: shopRights.view,
  matchShopVariants: storeRights.update,
  markShopVariants: storeRights.update,
  settleShopOrder: ordersRights.update,
  shopSignIn: shopRights.view,
  beginShopSignIn: shopRights.change,
  finishShopSignIn: shopRights.change,
  testShop: shopRights.change,
  connectShop: shopRights.change,
  changeShop: shopRights.change,
  disconnectShop: shopRights.change,
  syncShop: shopRights.change,
  vipProgress: statistics.rule,
  vipLevels: rules.rootOnly,
  vipChanges: rules.rootOnly,
  makeVipLevel: rules.rootOnly,
  applyVipChanges: rules.rootOnly,
  figureSchedules: anyReportRule,
  makeFigureSchedule: allOf(anyReportRule, inPerson),
  trashFigureSchedule: allOf(anyReportRule, inPerson),
  // The kind of a print decides which of these people may make it.
  makePrintJob: printRule,
  declarePackage: declareRule,
  // The server decides row by row which reports a person may see.
  reports: isSignedIn,
  reportsCount: isSignedIn,
  getReportByCode: isSignedIn,
  makeReport: isSignedIn,
  trashReport: isSignedIn,
  views: isSignedIn,
  viewCounts: isSignedIn,
  makeView: isSignedIn,
  trashView: isSignedIn,
  pinViews: isSignedIn,
  keepListLook: own,
  notifications: isSignedIn,
  notificationsCount: isSignedIn,
  notificationMake: isSignedIn,
  notificationReadAll: isSignedIn,
  userNotification: isSignedIn,
  userNotificationDeliveries: own,
  notificationPeople: own,
  makeUserNotification: own,
  testUserNotification: own,
  myNotices: isSignedIn,
  noteNotices: own,
  dismissNotice: own,
  comments: commentRule,
  readerLanguage: commentRule,
  attachments: commentRule,
  mentionable: commentRule,
  makeComment: commentRule,
  trashComment: commentRule,
  trashAttachment: commentRule,
  myExtensions: isSignedIn,
  // Only orders have actions of extensions, which record the name of the person.
  runExtension: allOf(ordersRights.view, staff, inPerson),
};

/** Maps each root field to its rule. @throws {Error} for a root field with two rules */
export function abilitiesOf(all: readonly Resource[] = [...resources, ...parts]): ReadonlyMap<string, Rule> {
  const table = new Map<string, Rule>();
  const put = (field: string, rule: Rule) => {
    const known = table.get(field);
    if (known && known !== rule) throw new Error(`Cannot tell who may call "${field}": two rules are given`);
    table.set(field, rule);
  };
  for (const [field, rule] of Object.entries(CORE)) put(field, rule);
  for (const { query, rule } of figureReports) put(query, rule);
  for (const resource of all) {
    put(resource.query, resource.roots[resource.query] ?? resource.rule);
    put(resource.count, resource.roots[resource.count] ?? resource.rule);
    for (const [field, rule] of Object.entries(resource.roots)) put(field, rule);
  }
  return table;
}
