import { isLabelRequested, isUnlabelled } from "../../../../api/statuses.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { readIn, StepCache } from "../../../lifecycle/step_cache.ts";
import { TERMS } from "../../catalogue/items/terms_store.ts";
import { POSTAGE_HELD } from "../../money/ledger/hold_store.ts";
import { availableIn, walletsOf } from "../../money/ledger/wallet_store.ts";
import { postageDue } from "./buying_store.ts";
import type { ListedPackage } from "./listed_store.ts";
import type { PackageView } from "./rows.ts";
import { viewOf } from "./view.ts";

/** A label whose credit is requested or was refused leaves its package without one, so another one is bought. */
const needsLabel = ({ shipment_status, label_status }: PackageView): boolean =>
  isUnlabelled(shipment_status) && label_status !== "Live" && !isLabelRequested(label_status);

/** Returns Yes if the seller's money covers the postage, else No, for packages with a price but without a label. */
export async function coverOf(
  reader: Reader,
  views: readonly PackageView[],
  { now }: Pick<AuthorizedContext, "now">,
): Promise<ReadonlyMap<string, string>> {
  const unpaid = views.filter((view) => view.price_minor && needsLabel(view));
  const [at, sellers] = [now(), unpaid.map(({ seller_id }) => seller_id)];
  const step = { tx: reader, cache: new StepCache() };
  await readIn(step, POSTAGE_HELD, unpaid.map(({ _id }) => _id));
  await readIn(step, TERMS, sellers);
  const wallets = await walletsOf(reader, sellers);
  const covered = new Map<string, string>();
  for (const view of unpaid) {
    const { _id, seller_id, price_minor, currency } = view;
    const due = await postageDue(step, view, { minor: price_minor ?? 0, currency }, at);
    const wallet = wallets.find((each) => each.seller_id === seller_id && each.currency === currency);
    covered.set(_id, due === 0 || due <= (wallet ? availableIn(wallet) : 0) ? "Yes" : "No");
  }
  return covered;
}

/** Adds `covered` to the rows of a file; screens select it as a field. */
export async function withCover(
  reader: Reader,
  views: readonly PackageView[],
  fields: ReadonlySet<string> | undefined,
  context: AuthorizedContext,
): Promise<readonly PackageView[]> {
  if (fields && !fields.has("covered")) return views;
  const covered = await coverOf(reader, views, context);
  return views.map((view) => ({ ...view, covered: covered.get(view._id) ?? "" }));
}

export function listedView(row: ListedPackage, context: AuthorizedContext): PackageView {
  const { units_made, units_packed, method_name, policy_code, ...own } = row;
  return {
    ...viewOf(own, context),
    units_made: Number(units_made),
    units_packed: Number(units_packed),
    method_name,
    policy_code: context.session.person.role === "sale" ? "" : policy_code,
  };
}
