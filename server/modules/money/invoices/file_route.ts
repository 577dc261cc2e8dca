/** `GET {api}/invoices/file?id=ID`: returns the stored PDF of an issued document. */
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { invoiceRights } from "../../../../resources/money/billing_invoice.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { recordsById } from "../../../entity/record_store.ts";
import type { Route } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { keyOf, storeDocument } from "./files.ts";
import { invoicesList } from "./store.ts";

export const fileRoute: Route = { method: "GET", path: "/invoices/file", rule: invoiceRights.view, handle };

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const row = (await recordsById(context.db.read, invoicesList, [id], context)).get(id);
  const file = row && await storeDocument(context, id);
  const body = file && await filesOf(context.settings).open(keyOf(file.id));
  if (!row || !body) throw new ApiError("NOT_FOUND", REASONS.notFound);
  return storedFile(body, {
    type: "application/pdf",
    bytes: file.bytes,
    name: `${row.code}.pdf`,
    isShown: false,
  });
}
