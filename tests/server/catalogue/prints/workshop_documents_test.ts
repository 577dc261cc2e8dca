import assert from "node:assert/strict";
import { parseScan } from "../../../../api/codes/scan.ts";
import type { LabelDocument } from "../../../../api/documents/label.ts";
import { PRINTER_DPI } from "../../../../api/documents/label_flow.ts";
import {
  badgesDocument,
  binsDocument,
  commandsDocument,
  stationsDocument,
  type TicketFacts,
  ticketsDocument,
} from "../../../../api/documents/workshop.ts";
import { fieldData } from "../../../../api/documents/zpl.ts";
import { drawLabels, writeZpl } from "../../../../server/documents/draw_labels.ts";
import { codesIn, dotsOfPdf } from "../../../support/files/barcode_reader.ts";
import { textOfPdf } from "../../../support/files/pdf_text.ts";
import { fc } from "../../../support/property.ts";
import { printLabel, unescapeField } from "../../../support/files/zpl_printer.ts";

const MADE = { language: "en", timeZone: "UTC", at: 1_790_000_000 } as const;

const ticket = (more: Partial<TicketFacts> = {}): TicketFacts => ({
  ticket: "UN-000123-2",
  order_code: "PD-000456",
  title: "Áo thun cổ tròn – Größe, Żółć",
  sku: "TEE-BLK-M",
  color: "Đen tuyền",
  size: "3XL",
  areas: ["Front", "Left sleeve"],
  art: [],
  n: 2,
  of: 3,
  due_at: 1_790_000_000,
  isRush: true,
  note: "Nguyễn Thị Ngọc: cẩn thận ^XZ ~JA _5E",
  route: ["QC", "Cutting", "Printing", "Sewing", "Final QC", "Packing"],
  ...more,
});
const fullest = ticket({
  ticket: "UN-999999999999-999",
  title: "W ".repeat(200),
  sku: "W".repeat(64),
  color: "W".repeat(60),
  size: "Ẩ".repeat(40),
  areas: Array.from({ length: 12 }, () => "Wwwwwwwww"),
  note: "Ệ".repeat(2_000),
  art: Array.from({ length: 12 }, (_, at) => ({ key: String(at), ratio: 0.5 + at })),
});

/** The short size is drawn in the largest letters. */
const large = { ...fullest, ticket: "UN-999999999999-998", size: "3XL" };

const zplText = async (document: LabelDocument, dpi: (typeof PRINTER_DPI)[number], copies = 1) =>
  new TextDecoder("utf-8", { fatal: true }).decode(await writeZpl(document, dpi, copies));

const NAMES = ["Nguyễn Thị Ngọc Ánh", "Jürgen Groß", "Łukasz Żółć", "Đỗ Ước"];
const documents: readonly (readonly [string, LabelDocument, readonly string[]])[] = [
  [
    "tickets",
    ticketsDocument(
      [ticket(), ticket({ ticket: "UN-000007", isRush: false, note: "" }), fullest, large],
      MADE,
    ),
    [
      "UN-000123-2",
      "UN-000007",
      "UN-999999999999-999",
      "UN-999999999999-998",
    ],
  ],
  [
    "stations",
    stationsDocument([{ code: "ST-000001", name: "Print 1", location: "MAIN", step: "print" }], MADE),
    ["ST-000001"],
  ],
  ["bins", binsDocument([{ code: "BN-000060", label: "A07", location: "MAIN" }], MADE), ["BN-000060"]],
  [
    "badges",
    badgesDocument(NAMES.map((name, at) => ({ code: `OP-00000${at + 1}`, name })), MADE),
    NAMES.map((_, at) => `OP-00000${at + 1}`),
  ],
];

for (const [name, document, codes] of documents) {
  Deno.test(`the codes of ${name} are read back from a PDF at 203 and 300 dots per inch, and as text`, async () => {
    const file = await drawLabels(document, 1);
    for (const dpi of PRINTER_DPI) {
      const pages = await dotsOfPdf(file, dpi);
      assert.deepEqual(
        await Promise.all(pages.map(codesIn)),
        codes.map((code) => [`Code128 ${code}`, `QRCode ${code}`]),
        `${dpi}`,
      );
    }
    for (const [at, page] of (await textOfPdf(file)).entries()) assert.ok(page.includes(codes[at] ?? "-"));
  });

  Deno.test(`the codes of ${name} are read back from the output of ZPL printers, in whole dots`, async () => {
    for (const dpi of PRINTER_DPI) {
      const labels = printLabel(await zplText(document, dpi));
      assert.deepEqual(
        await Promise.all(labels.map(codesIn)),
        codes.map((code) => [`Code128 ${code}`, `QRCode ${code}`]),
        `${dpi}`,
      );
    }
  });
}

Deno.test("a ticket has the workshop's information, in Vietnamese, German and Polish letters, on paper and in ZPL", async () => {
  const document = ticketsDocument([ticket()], MADE);
  const [page = ""] = await textOfPdf(await drawLabels(document, 1));
  const [label] = printLabel(await zplText(document, 203));
  const written = label?.texts.map(({ text }) => text).join("\n") ?? "";
  for (
    const text of [
      "Áo thun cổ tròn – Größe, Żółć",
      "Đen tuyền",
      "3XL",
      "RUSH",
      "2 of 3",
      "PD-000456",
      "21-09-2026",
      "Print on: Front · Left sleeve",
      "Nguyễn Thị Ngọc: cẩn thận ^XZ ~JA _5E",
    ]
  ) {
    assert.ok(page.includes(text), `paper: ${text}`);
    assert.ok(written.includes(text), `ZPL: ${text}`);
  }
});

Deno.test("the size is the largest text of a ticket, and never truncated", async () => {
  const [short] = printLabel(await zplText(ticketsDocument([ticket()], MADE), 203));
  const largest = short?.texts.toSorted((one, other) => other.size - one.size)[0];
  assert.equal(largest?.text, "3XL");
  const [long] = printLabel(
    await zplText(ticketsDocument([ticket({ size: "One size fits all, EU 44-52" })], MADE), 203),
  );
  assert.ok(long?.texts.some(({ text }) => text === "One size fits all, EU 44-52"));
});

Deno.test("names on badges keep all their letters", async () => {
  const pages = await textOfPdf(
    await drawLabels(badgesDocument(NAMES.map((name) => ({ code: "OP-000001", name })), MADE), 1),
  );
  for (const [at, name] of NAMES.entries()) assert.ok(pages[at]?.includes(name), name);
});

Deno.test("the sheet of commands has each command and each reason once, as the grammar reads them", async () => {
  for (const language of ["en", "de", "fr", "pt"]) {
    const pages = await dotsOfPdf(await drawLabels(commandsDocument({ ...MADE, language }), 1), 300);
    assert.equal(pages.length, 1);
    const found = (await codesIn(pages[0]!)).map((code) => parseScan(code.replace("Code128 ", "")));
    const commands = found.map((code) =>
      code.kind === "command" ? `${code.command}${code.reason ?? ""}` : `no command: ${code.kind}`
    );
    assert.deepEqual(
      commands.sort(),
      [
        ...["confirm", "next", "pass", "reject", "reprint", "split", "undo"],
        ...["closeBox", "newBox", "putAside", "takeOut"],
        ...Array.from({ length: 9 }, (_, at) => `reason${at + 1}`),
      ].sort(),
    );
  }
});

Deno.test("copies are pages of a PDF and a number in ZPL", async () => {
  const document = binsDocument([{ code: "BN-000001", label: "A01", location: "MAIN" }], MADE);
  assert.equal((await dotsOfPdf(await drawLabels(document, 3), 72)).length, 3);
  assert.deepEqual(printLabel(await zplText(document, 300, 3)).map(({ copies }) => copies), [3]);
});

Deno.test("no text ends its field or begins a command: an unsafe character is written as its byte", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
    const data = fieldData(text);
    assert.ok(!/[\^~\p{Cc}]/u.test(data));
    assert.equal(unescapeField(data), text);
  }));
});
