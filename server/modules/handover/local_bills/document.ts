/** `GET {api}/local-bills/document?id=ID&as=note&language=de`: the delivery note twice, or the invoice. */
import { allows } from "../../../../api/access.ts";
import { billInvoice, deliveryNote } from "../../../../api/documents/local_bill.ts";
import { documentLanguage } from "../../../../api/documents/words/mod.ts";
import { ApiError } from "../../../../api/errors.ts";
import { costPerKilogram } from "../../../../api/handover/local_bills.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { localBillRights } from "../../../../resources/handover/local_bill.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { pagesOf } from "../../../documents/pdf.ts";
import type { Route } from "../../../fields.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { billsById, boxesOfBills, type LocalBillRow, weightOf } from "./store.ts";

const NOTES = 2;

export const documentRoute: Route = {
  method: "GET",
  path: "/local-bills/document",
  rule: localBillRights.view,
  handle: serve,
};

async function factsOf(row: LocalBillRow, { db }: AuthorizedContext) {
  const boxes = (await boxesOfBills(db.read, ALL_SELLERS, [row._id])).get(row._id) ?? [];
  return {
    ...row,
    location: row.location_name,
    day: row.bill_day,
    chargeable_g: weightOf(row),
    unit_price_minor: row.amount_minor === null ? null : costPerKilogram(row.amount_minor, weightOf(row)),
    boxes: boxes.map(({ packages_count: packages, gateway_name: gateway, ...box }) => ({
      ...box,
      packages,
      gateway,
    })),
  };
}

async function serve(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const row = (await billsById(context.db.read, [query.get("id") ?? ""])).values().next().value;
  if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const isInvoice = query.get("as") === "invoice";
  if (isInvoice && !allows(localBillRights.amounts, context.session.person)) {
    throw new ApiError("FORBIDDEN", "Only people who see amounts print the invoice.");
  }
  const print = {
    language: documentLanguage(query.get("language")),
    timeZone: context.settings.timeZone,
    at: context.now(),
  };
  const facts = await factsOf(row, context);
  const bytes = isInvoice
    ? await pagesOf([billInvoice(facts, print)], 1)
    : await pagesOf([deliveryNote(facts, print)], NOTES);
  const name = `${row.code}-${isInvoice ? "invoice" : "delivery-note"}.pdf`;
  return storedFile(new Blob([bytes]).stream(), {
    type: "application/pdf",
    bytes: bytes.length,
    name,
    isShown: false,
  });
}
