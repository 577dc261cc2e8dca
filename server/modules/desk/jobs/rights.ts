/** What a kind of work wants of whoever asks for it, beside their right to have jobs at all. */
import { allOf, anyOf, type Rule } from "../../../../api/access.ts";
import type { JobKindName } from "../../../../api/statuses.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { costRights, priceRights } from "../../../../resources/shipping/price_tables.ts";
import { batchRights } from "../../../../resources/workshop/print_batches.ts";
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import { stock } from "../../../../resources/catalogue/stock.ts";
import { stores } from "../../../../resources/orders/stores.ts";

/** What is matched or replaced for drafts is kept for their stores too. */
const FIXING = allOf(ordersRights.update, stores.roots.makeSkuMapping ?? stores.rule);

const RULES: Readonly<Record<JobKindName, Rule>> = {
  "orders.import": ordersRights.add,
  // The export asks the rule of the list that it writes.
  "list.export": jobs.rule,
  // Steps have a rule each, that of their list; so has what takes them back.
  "list.move": jobs.rule,
  "list.undo": jobs.rule,
  "orders.move": ordersRights.update,
  "orders.tag": ordersRights.update,
  "orders.method": ordersRights.update,
  "orders.country": ordersRights.update,
  "orders.mend": FIXING,
  "orders.substitute": FIXING,
  "orders.artwork": FIXING,
  "orders.undo": ordersRights.update,
  "items.edit": catalogueRights.update,
  "units.batch": batchRights.add,
  // Of costs too: the kind asks whose card it is.
  "prices.backtest": anyOf(priceRights.update, costRights.update),
  "stock.import": stock.roots.makeStockMove ?? stock.rule,
  "items.import": allOf(catalogueRights.add, catalogueRights.update),
};

/** Asked when the work is begun, and again at each of its steps. */
export const ruleOfJob = (kind: string): Rule =>
  allOf(jobs.rule, Object.hasOwn(RULES, kind) ? RULES[kind as JobKindName] : jobs.rule);
