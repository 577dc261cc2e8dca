/**
 * Measures how many lines of a postage invoice are imported and matched with labels in a second, beside an order file of the
 * same length; and the PDF of an invoice of 2,000 lines, beside its table drawn with the library alone.
 */
import * as fontkit from "@cantoo/fontkit";
import { PDFDocument } from "@cantoo/pdf-lib";
import { createRequire } from "node:module";
import { invoiceDocument, type SellerInvoiceFacts } from "../../api/documents/seller_invoice.ts";
import type { Row } from "../../api/documents/document.ts";
import { MAX_INVOICE_PDF_LINES } from "../../api/money/invoices.ts";
import { insertMany } from "../../server/db/insert_many.ts";
import { pdfOf } from "../../server/documents/pdf.ts";
import {
  importPostage,
  inPostage,
  pbCsv,
  type PostageScene,
} from "../../tests/support/handover/postage_world.ts";
import { importFile } from "../../tests/support/orders/import_jobs.ts";
import { NOW } from "../../tests/support/people/people.ts";
import { LINES, superstoreFile } from "./import.ts";
import { print } from "./report.ts";
import { compareAlternately } from "./shipping/comparison.ts";

const [TURNS, WARM] = [5, 1] as const;
const MONTH_FROM = Date.UTC(2026, 10, 1) / 1_000;
const MONTH_UNTIL = Date.UTC(2026, 11, 1) / 1_000;

export async function benchPostage(part = ""): Promise<void> {
  if (part !== "pdf") await benchLines();
  if (part !== "lines") await benchPdf();
}

const numberOf = (nth: number): string => `94001112062062${String(nth).padStart(8, "0")}`;

/** Adds a live label on its own package for each line of a file. */
async function addLabels({ db }: PostageScene): Promise<void> {
  await db.write(async (tx) => {
    const { seq: _seq, ...pkg } = await tx.selectFrom("packages").selectAll().executeTakeFirstOrThrow();
    const label = await tx.selectFrom("labels").selectAll().executeTakeFirstOrThrow();
    const ids = Array.from({ length: LINES }, (_, nth) => ({ nth, package_id: `bench-package-${nth}` }));
    await insertMany(
      tx,
      "packages",
      ids.map(({ nth, package_id }) => ({ ...pkg, _id: package_id, code: `PK-BENCH-${nth}` })),
    );
    await insertMany(
      tx,
      "labels",
      ids.map(({ nth, package_id }) => ({
        ...label,
        _id: `bench-${nth}`,
        package_id,
        number: numberOf(nth),
      })),
    );
  });
}

async function benchLines(): Promise<void> {
  await inPostage(1, async (scene) => {
    await addLabels(scene);
    let run = 0;
    const both = await compareAlternately({
      async ours() {
        const turn = run++;
        const rows = Array.from({ length: LINES }, (_, nth) => ({
          ...{
            id: `${turn}-${nth}`,
            at: 60 + turn,
            tracking: numberOf(nth),
            amount: (3 + turn / 100).toFixed(2),
          },
        }));
        const { made, refused } = await importPostage(scene, pbCsv(rows));
        if (made !== LINES) {
          throw new Error(`Imported ${made} lines and refused ${refused}: expected ${LINES}`);
        }
      },
      async base() {
        const { status } = await importFile(scene.app, scene.db, scene.anna, superstoreFile(`P${run}`));
        if (status !== "Done") throw new Error(`The orders' import is ${status}: expected Done`);
      },
    }, { turns: TURNS, warm: WARM });
    const rate = (ms: number) => LINES / (ms / 1_000);
    print(`Import of ${LINES.toLocaleString("en")} lines, upload to done`, "orders", [
      {
        name: "postage lines a second",
        ours: rate(both.ours),
        base: rate(both.base),
        unit: "/s",
        goal: ">= 0.9x",
      },
    ]);
  });
}

const LINES_OF_INVOICE: SellerInvoiceFacts["lines"] = Array.from(
  { length: MAX_INVOICE_PDF_LINES },
  (_, nth) => ({
    ...{
      account: "due",
      no: nth + 1,
      created_at: MONTH_FROM + nth * 1_000,
      kind: nth % 9 === 8 ? "topup" : "charge",
    },
    ...{ ref_kind: "orders", ref_id: `order-${nth}`, ref_code: `PD-${String(nth).padStart(6, "0")}` },
    ...{
      tax_minor: 0,
      amount_minor: -1_299 - nth % 700,
      charged_minor: nth % 9 === 8 ? 0 : 1_299 + nth % 700,
    },
  }),
);

const invoiceOf = (lines: SellerInvoiceFacts["lines"]) =>
  invoiceDocument({
    ...{
      code: "INV-2026-000123",
      kind: "invoice",
      bill_to: "Anna’s Prints",
      language: "en",
      time_zone: "UTC",
    },
    ...{ currency: "USD", period_from: MONTH_FROM, period_until: MONTH_UNTIL, issued_at: NOW, due_at: NOW },
    ...{ credited_code: "", subtotal_minor: 3_000_000, tax_minor: 0, total_minor: 3_000_000, taxes: [] },
    ...{ headings: [{ heading: "goods", minor: 3_000_000 }], lines, isLong: false },
  });

const [PAGE_WIDTH, PAGE_HEIGHT, MARGIN, LEADING, SIZE] = [595, 842, 40, 14, 9] as const;

/** Draws the cells of the table as the library's manual shows: one text at a time. */
async function bareTable(rows: readonly Row[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument["registerFontkit"]>[0]);
  const require = createRequire(import.meta.url);
  const path = require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf");
  const font = await pdf.embedFont(await Deno.readFile(path), { subset: true });
  let page = pdf.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
  let y = PAGE_HEIGHT - MARGIN;
  for (const row of rows) {
    if (y < MARGIN) {
      page = pdf.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
      y = PAGE_HEIGHT - MARGIN;
    }
    const width = (PAGE_WIDTH - 2 * MARGIN) / row.length;
    for (const [at, cell] of row.entries()) {
      const text = String(cell);
      if (text !== "") page.drawText(text, { x: MARGIN + at * width, y, size: SIZE, font });
    }
    y -= LEADING;
  }
  return await pdf.save();
}

async function benchPdf(): Promise<void> {
  const table = invoiceOf(LINES_OF_INVOICE).blocks.findLast(({ kind }) => kind === "table");
  if (table?.kind !== "table") throw new Error("The invoice has no table of its lines");
  const both = await compareAlternately({
    ours: () => pdfOf(invoiceOf(LINES_OF_INVOICE)),
    base: () => bareTable(table.rows),
  }, { turns: TURNS, warm: WARM });
  const name = `${MAX_INVOICE_PDF_LINES.toLocaleString("en")} lines drawn`;
  print("Invoice as PDF", "bare table", [{ name, ...both, unit: "ms", goal: "<= 3x" }]);
}
