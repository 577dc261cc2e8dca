import { customsForm } from "../../../../api/documents/customs_form.ts";
import { type DocumentDescription, textsOf } from "../../../../api/documents/document.ts";
import { commercialInvoice } from "../../../../api/documents/invoice.ts";
import { packingSlip } from "../../../../api/documents/packing_slip.ts";
import { type PackagePaperFacts, type PackagePrint, paperOf } from "../../../../api/documents/packages.ts";
import { labelDocument, shippingLabel, unreadableLabel } from "../../../../api/documents/shipping_label.ts";
import { labelTexts } from "../../../../api/documents/label.ts";
import type { PackagePrintKind } from "../../../../api/catalogue/prints.ts";
import type { Reader } from "../../../db/database.ts";
import { boxedLetters } from "../../../documents/fonts.ts";
import { packageLabelsOf, pagesOf } from "../../../documents/pdf.ts";
import type { PackageLabel } from "../../../documents/task.ts";
import type { FileStore } from "../../../files/store.ts";
import type { Scope } from "../../../scope.ts";
import { labelKey } from "../labels/files/files.ts";
import { packagesToPrint, type PackageToPrint } from "./facts_store.ts";
import type { DocumentPrinter, Printables } from "../../catalogue/prints/package_documents.ts";
import type { PrintedRecord } from "../../catalogue/prints/store.ts";

const CODES: Readonly<Record<PackagePrintKind, (facts: PackageToPrint) => string | null>> = {
  // A carrier does not take a label that we draw in place of its page.
  labels: ({ number, isPageMissing }) => isPageMissing ? null : number || null,
  slips: ({ code }) => code,
  customs: ({ code, declaration }) => declaration.form === null ? null : code,
  invoices: ({ code, declaration }) => declaration.form === null ? null : code,
};

export async function printablesOf(
  reader: Reader,
  scope: Scope,
  kind: PackagePrintKind,
  ids: readonly string[],
  print: PackagePrint,
): Promise<Printables | null> {
  const found = await packagesToPrint(reader, scope, ids);
  const all = ids.flatMap((id) => {
    const facts = found.get(id);
    return facts ? [{ record_id: id, facts, code: CODES[kind](facts) }] : [];
  });
  if (all.length < ids.length) return null;
  return {
    records: all.flatMap(({ record_id, code }) => code === null ? [] : [{ record_id, code }]),
    leftOut: all.flatMap(({ code, facts }) => code === null ? [facts.code] : []),
    boxed: all.flatMap(({ code, facts }) =>
      code !== null && boxedLetters(textsFor(kind, facts, print)).length > 0 ? [facts.code] : []
    ),
    bytes: kind === "labels" ? all.reduce((sum, { facts }) => sum + (facts.file?.bytes ?? 0), 0) : 0,
  };
}

type Paper = Exclude<PackagePrintKind, "labels">;
const PAPERS: Readonly<
  Record<Paper, (facts: PackagePaperFacts, print: PackagePrint) => DocumentDescription>
> = {
  slips: packingSlip,
  customs: customsForm,
  invoices: commercialInvoice,
};

function textsFor(kind: PackagePrintKind, facts: PackageToPrint, print: PackagePrint): readonly string[] {
  if (kind !== "labels") return textsOf(PAPERS[kind](facts, print));
  return facts.file ? [] : labelTexts(shippingLabel(facts, print));
}

export async function drawDocuments(
  records: readonly PrintedRecord[],
  { reader, scope, files, kind, print, copies, dpi }: DocumentPrinter,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await packagesToPrint(reader, scope, records.map(({ record_id }) => record_id));
  const all = records.flatMap(({ record_id, code }) => {
    const facts = found.get(record_id);
    return facts && CODES[kind](facts) === code ? [facts] : [];
  });
  if (all.length === 0) return null;
  if (kind !== "labels") return await pagesOf(all.map((facts) => PAPERS[kind](facts, print)), copies);
  const labels: PackageLabel[] = [];
  for (const facts of all) labels.push(await labelOf(facts, print, files));
  const { labels: _, ...document } = labelDocument([], print);
  return await packageLabelsOf({ document, labels, copies, paper: paperOf(print), dpi });
}

async function labelOf(
  { file, code, ...facts }: PackageToPrint,
  print: PackagePrint,
  files: FileStore,
): Promise<PackageLabel> {
  if (!file) return { kind: "drawn", blocks: shippingLabel({ code, ...facts }, print) };
  const { _id, kind, width_mm, height_mm } = file;
  const body = await files.open(labelKey(_id));
  const bytes = body ? new Uint8Array(await new Response(body).arrayBuffer()) : new Uint8Array();
  return { kind: "file", type: kind, bytes, width_mm, height_mm, otherwise: unreadableLabel(code) };
}
