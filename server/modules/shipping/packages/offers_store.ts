import type { ParcelMethod } from "../../../../api/generated/schema.ts";
import { seesOurCosts } from "../../../../api/access.ts";
import { isLabelRequested, isUnlabelled } from "../../../../api/statuses.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { numbersLeft } from "../numbers/issue_store.ts";
import { daysText } from "../methods/store.ts";
import {
  type BuyingMethod,
  buyingMethods,
  canBuyLabel,
  postageDue,
  sellableMethods,
} from "./buying_store.ts";
import { quotesOf } from "./quotes_store.ts";
import type { Rateable } from "./rateable.ts";
import { packagesById } from "./store.ts";

interface Postage {
  readonly price_minor: number;
  readonly currency: string;
  /** The part of the price with tax that exceeds the package's hold. */
  readonly more_minor: number;
}

/** Returns the postage that the seller is charged; null if there is no price. */
export async function postageOf(reader: Reader, row: Rateable, at: number): Promise<Postage | null> {
  const price = (await quotesOf(reader, [row], at)).get(row._id)?.price;
  if (!price?.ok) return null;
  const { total_minor: minor, currency } = price;
  const more_minor = await postageDue({ tx: reader }, row, { minor, currency }, at);
  return { price_minor: minor, currency, more_minor };
}

const isOpen = ({ shipment_status, label_status }: { shipment_status: string; label_status: string }) =>
  isUnlabelled(shipment_status) && !isLabelRequested(label_status);

/** Returns false if a label of the package's own method can be bought, unless such a label failed. */
async function needsOffers(reader: Reader, row: Rateable & { label_status: string }, at: number) {
  if (row.label_status === "Failed" || row.method_code === "") return true;
  const method = (await buyingMethods(reader, [row.method_code])).get(row.method_code);
  return !await canOffer(reader, method, row) || await postageOf(reader, row, at) === null;
}

async function canOffer(reader: Reader, method: BuyingMethod | undefined, row: Rateable): Promise<boolean> {
  if (!method || !canBuyLabel(method, row)) return false;
  return method.provider !== "house" || (await numbersLeft(reader, method.code)).open > 0;
}

export async function methodsFor(
  id: string,
  { db, scope, session: { person }, now }: AuthorizedContext,
): Promise<ParcelMethod[]> {
  const row = (await packagesById(db.read, scope, [id])).get(id);
  if (!row || !isOpen(row) || !await needsOffers(db.read, row, now())) return [];
  const mayPrices = seesOurCosts(person);
  const offers: ParcelMethod[] = [];
  for (const method of await sellableMethods(db.read)) {
    if (!await canOffer(db.read, method, row)) continue;
    const postage = await postageOf(db.read, { ...row, method_code: method.code }, now());
    if (!postage) continue;
    offers.push({
      code: method.code,
      name: method.name,
      carrier: method.carrier,
      days: daysText(method.min_days, method.max_days),
      price_minor: mayPrices ? postage.price_minor : null,
      currency: mayPrices ? postage.currency : "",
      office: postage.more_minor > 0,
    });
  }
  return offers;
}
