import assert from "node:assert/strict";
import { PDFDocument } from "@cantoo/pdf-lib";
import { commercialInvoice } from "../../../../api/documents/invoice.ts";
import { customsForm } from "../../../../api/documents/customs_form.ts";
import { MAX_LABEL_BYTES } from "../../../../api/documents/label_files.ts";
import { PRINTER_DPI } from "../../../../api/documents/label_flow.ts";
import { packingSlip } from "../../../../api/documents/packing_slip.ts";
import { type PackagePaperFacts, type PackagePrint, paperOf } from "../../../../api/documents/packages.ts";
import { labelDocument, shippingLabel, unreadableLabel } from "../../../../api/documents/shipping_label.ts";
import { CN22_LINES } from "../../../../api/shipping/customs.ts";
import { MEDIA, type Media, MEDIA_SIZES } from "../../../../api/catalogue/printers.ts";
import { drawPdf } from "../../../../server/documents/draw.ts";
import { drawPackageLabels } from "../../../../server/documents/draw_package_labels.ts";
import type { PackageLabel, Task } from "../../../../server/documents/task.ts";
import { writePackageLabels } from "../../../../server/documents/write_package_labels.ts";
import { writePng } from "../../../../server/files/png/write.ts";
import { codesIn, dotsOfPdf } from "../../../support/files/barcode_reader.ts";
import { lockedPdf, pdfOf } from "../../../support/files/label_files.ts";
import { BERLIN, fullest, NEWARK, pkg } from "../../../support/shipping/document_packages.ts";
import { textOfPdf } from "../../../support/files/pdf_text.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import { printLabel } from "../../../support/files/zpl_printer.ts";

const printOn = (media: Media): PackagePrint => ({
  language: "en",
  timeZone: "UTC",
  at: 1_790_000_000,
  media,
});
const AT_HOME = { form: null, content_type: "merchandise", incoterm: "DDU", lines: [] } as const;

const drawn = (facts: PackagePaperFacts, media: Media = "4x6"): PackageLabel => ({
  kind: "drawn",
  blocks: shippingLabel(facts, printOn(media)),
});
const file = (
  bytes: Uint8Array<ArrayBuffer>,
  more: Partial<PackageLabel & { kind: "file" }> = {},
): PackageLabel => ({
  kind: "file",
  type: "pdf",
  bytes,
  width_mm: 102,
  height_mm: 152,
  otherwise: unreadableLabel("PK-000009"),
  ...more,
});
function taskOf(
  labels: readonly PackageLabel[],
  media: Media = "4x6",
  copies = 1,
): Task & { kind: "parcels" } {
  const { labels: _, ...document } = labelDocument([], printOn(media));
  return { kind: "parcels", document, labels, copies, paper: paperOf(printOn(media)), dpi: null };
}
const zplOf = async (
  labels: readonly PackageLabel[],
  dpi: (typeof PRINTER_DPI)[number],
  media: Media = "4x6",
) => printLabel(new TextDecoder().decode(await writePackageLabels(taskOf(labels, media), dpi)));

const LABELS: readonly (readonly [string, PackagePaperFacts])[] = [
  ["abroad", pkg()],
  ["within one country", pkg({ declaration: AT_HOME, to: NEWARK, number: "9405511899223197428490" })],
  ["with every field full", fullest()],
  ["with every field full, at home", fullest({ declaration: AT_HOME })],
];

for (const [name, facts] of LABELS) {
  Deno.test(`S2.7 the codes of a label ${name} are read from PDF and from ZPL, 4x6 and A6, 203 and 300 dots per inch`, async () => {
    const codes = [`Code128 ${facts.number}`, `QRCode ${facts.number}`];
    for (const media of ["4x6", "A6"] as const) {
      const bytes = await drawPackageLabels(taskOf([drawn(facts, media)], media));
      for (const dpi of media === "A6" && !isSoak ? [203] as const : PRINTER_DPI) {
        const [page] = await dotsOfPdf(bytes, dpi);
        assert.deepEqual(await codesIn(page!), codes, `PDF ${media} ${dpi}`);
        const [label] = await zplOf([drawn(facts, media)], dpi, media);
        assert.deepEqual(await codesIn(label!), codes, `ZPL ${media} ${dpi}`);
      }
    }
  });
}

Deno.test("S2.7 a label abroad has customs data, a domestic one does not; neither has further data of the buyer", async () => {
  const [abroad = ""] = await textOfPdf(await drawPackageLabels(taskOf([drawn(pkg())])));
  for (const text of ["Jürgen Groß", "10623 Berlin", "GERMANY", "CN22", "610910", "39.90 USD", "0.412 kg"]) {
    assert.ok(abroad.includes(text), text);
  }
  const { declaration } = fullest();
  const lines = declaration.lines.slice(0, CN22_LINES).map((line, at) => ({ ...line, desc: `Ware ${at}` }));
  for (const make of [pkg, fullest]) {
    for (const media of ["4x6", "A6"] as const) {
      for (const isSpecimen of [false, true]) {
        const facts = make({ isSpecimen, declaration: { ...declaration, form: "CN22", lines } });
        const [text = ""] = await textOfPdf(await drawPackageLabels(taskOf([drawn(facts, media)], media)));
        const named = lines.filter(({ desc }) => text.includes(desc)).length;
        const most = CN22_LINES - Number(media === "A6") - Number(isSpecimen);
        assert.equal(named, most < lines.length ? most - 1 : most, `${media}, specimen: ${isSpecimen}`);
        assert.ok(text.includes("sender's signature"));
      }
    }
  }
  const [home = ""] = await textOfPdf(
    await drawPackageLabels(taskOf([drawn(pkg({ declaration: AT_HOME }))])),
  );
  assert.ok(!home.includes("CUSTOMS") && !home.includes("USD"));
});

Deno.test("a specimen label is marked in large letters, and no other label is", async () => {
  const [specimen = ""] = await textOfPdf(
    await drawPackageLabels(taskOf([drawn(pkg({ isSpecimen: true }))])),
  );
  assert.ok(specimen.includes("SPECIMEN"));
  const [label = ""] = await textOfPdf(await drawPackageLabels(taskOf([drawn(pkg())])));
  assert.ok(!label.includes("SPECIMEN"));
});

Deno.test("no part of an address is truncated, however long it is", async () => {
  const words = Array.from({ length: 24 }, (_, at) => `Part${at}`).join(" ");
  const to = { ...BERLIN, name: words.slice(0, 120), address_line1: words, address_line2: `${words} end` };
  for (const form of ["CN22", null] as const) {
    const declaration = { ...pkg().declaration, form };
    const [text = ""] = await textOfPdf(
      await drawPackageLabels(taskOf([drawn(pkg({ to, declaration }))])),
    );
    const flat = text.replaceAll(/\s+/g, " ");
    for (const part of [...words.split(" "), "end", "10623", "GERMANY"]) assert.ok(flat.includes(part), part);
  }
});

for (const media of MEDIA) {
  Deno.test(`S2.7 slip, customs form and invoice on ${media} have a readable code and the right size, and a slip has no price`, async () => {
    const facts = pkg();
    const documents = [packingSlip, customsForm, commercialInvoice].map((of) => of(facts, printOn(media)));
    const bytes = await drawPdf(documents);
    const pages = await dotsOfPdf(bytes, 203);
    assert.deepEqual(await codesIn(pages[0]!), ["Code128 PK-000123"]);
    assert.deepEqual(await codesIn(pages[1]!), ["Code128 RR123456785VN"]);
    const { width, height } = MEDIA_SIZES[media];
    for (const page of (await PDFDocument.load(bytes)).getPages()) {
      assert.ok(Math.abs(page.getWidth() - width * 72 / 25.4) < 0.1);
      assert.ok(Math.abs(page.getHeight() - height * 72 / 25.4) < 0.1);
    }
    const [slip = "", form = "", invoice = ""] = await textOfPdf(bytes);
    assert.ok(slip.includes("Blue Heron Prints") && slip.includes("Áo thun cổ tròn"));
    assert.ok(!/USD|\d\.\d\d\b/.test(slip));
    assert.ok(form.includes("CN22") && form.includes("39.90 USD") && form.includes("610910"));
    assert.ok(invoice.includes("39.90 USD") && invoice.includes("Anna Nguyễn") && invoice.includes("DDU"));
  });
}

for (const media of MEDIA) {
  Deno.test(`a packing slip on ${media} has the complete gift message of each order, line by line, and no message for other orders`, async () => {
    const words = Array.from({ length: 70 }, (_, at) => `Word${at}`).join(" ").slice(0, 470);
    const gift_messages = [["PD-000456", "Happy birthday!\nLove, Tom"], ["PD-000457", words]] as const;
    const textOf = async (facts: PackagePaperFacts) =>
      (await textOfPdf(await drawPdf([packingSlip(facts, printOn(media))]))).join("\n");
    const both = await textOf(pkg({ orders: ["PD-000456", "PD-000457"], gift_messages }));
    assert.match(both, /Gift message \(PD-000456\)\s*\n\s*Happy birthday!\s*\n\s*Love, Tom/);
    assert.match(both, /Gift message \(PD-000457\)/);
    const printed = both.split(/[^A-Za-z0-9]+/);
    for (const word of words.split(" ")) assert.ok(printed.includes(word), `Expected ${word} on the slip`);
    const one = await textOf(pkg({ gift_messages: [gift_messages[0]] }));
    assert.match(one, /Gift message\s*\n\s*Happy birthday!/);
    assert.ok(!(await textOf(pkg())).includes("Gift message"));
  });
}

Deno.test("S2.7 our labels and carriers' become one file: in the selected order, on one paper size, and unreadable ones are named", async () => {
  const own = [1, 2].map((at) =>
    pdfOf({ pages: [{ contents: `BT /F1 24 Tf 20 200 Td (Carrier ${at}) Tj ET` }] })
  );
  const gray = { width: 4, height: 6, channels: 1 as const, data: new Uint8Array(24) };
  const labels = [
    file(own[0]!),
    drawn(pkg()),
    file(lockedPdf()),
    file(new Uint8Array(), { otherwise: unreadableLabel("PK-000010") }),
    file(pdfOf({ pages: [{ width: 432, height: 288, contents: "BT /F1 24 Tf 20 200 Td (Lying) Tj ET" }] })),
    file(writePng(gray) as Uint8Array<ArrayBuffer>, { type: "png" }),
    file(pdfOf({ pages: [{ width: 595, height: 842, contents: "BT /F1 24 Tf 20 200 Td (Large) Tj ET" }] })),
    file(own[1]!),
  ];
  const bytes = await drawPackageLabels(taskOf(labels));
  const texts = await textOfPdf(bytes);
  const expected = ["Carrier 1", "PK-000123", "PK-000009", "PK-000010", "Lying", "", "Large", "Carrier 2"];
  assert.equal(texts.length, expected.length);
  for (const [at, text] of expected.entries()) assert.ok(texts[at]?.includes(text), `${at} ${texts[at]}`);
  assert.ok(texts[2]?.replaceAll(/\s+/g, " ").includes("This sheet is not a label"));
  for (const page of (await PDFDocument.load(bytes)).getPages()) {
    assert.deepEqual(Object.values(page.getSize()).map(Math.round), [288, 432]);
  }
  assert.equal(
    (await textOfPdf(await drawPackageLabels(taskOf([drawn(pkg()), file(own[0]!)], "4x6", 3)))).length,
    6,
  );
});

Deno.test("a label on a sheet is in its corner at its own size, and readable", async () => {
  const bytes = await drawPackageLabels(taskOf([drawn(pkg(), "A4"), drawn(pkg(), "A4")], "A4"));
  const pages = await dotsOfPdf(bytes, 203);
  assert.equal(pages.length, 2);
  for (const page of pages) {
    assert.deepEqual(await codesIn(page), ["Code128 RR123456785VN", "QRCode RR123456785VN"]);
  }
});

Deno.test("a carrier's page goes to a ZPL printer as dots, and its code is readable there too", async () => {
  const page = await drawPackageLabels(taskOf([drawn(pkg({ number: "1Z999AA10123456784" }))]));
  for (const dpi of PRINTER_DPI) {
    const [label, locked] = await zplOf([file(page.slice()), file(lockedPdf())], dpi);
    assert.deepEqual(await codesIn(label!), ["Code128 1Z999AA10123456784", "QRCode 1Z999AA10123456784"]);
    assert.ok(locked!.gray.includes(0));
  }
});

Deno.test("a ZPL print may have more label files than the memory of PDFium holds", async () => {
  const unseen = ["<</Type/XObject/Subtype/Form/BBox[0 0 1 1]>>", new Uint8Array(MAX_LABEL_BYTES)] as const;
  const bytes = pdfOf({ pages: [{ resources: "/XObject<</X 100 0 R>>" }], objects: [unseen] });
  const labels = Array.from({ length: 12 }, () => file(bytes));
  assert.equal((await zplOf(labels, 203)).length, labels.length);
});

/** Generates words as in shops: letters that the font has, without line breaks. */
const word = fc.string({
  unit: fc.constantFrom(..."abcXYZ019'-ÄöñçŁżĐđỆượộЖдΩ"),
  minLength: 1,
  maxLength: 24,
});

Deno.test("S2.7 every text of a label is read back from its PDF, and its codes from PDF and ZPL", async () => {
  const facts = fc.record({
    name: word,
    street: word,
    city: word,
    number: fc.stringMatching(/^[A-Z]{2}\d{9}[A-Z]{2}$/),
    code: fc.integer({ min: 1, max: 999_999 }).map((no) => `PK-${String(no).padStart(6, "0")}`),
    dpi: fc.constantFrom(...PRINTER_DPI),
  });
  await fc.assert(
    fc.asyncProperty(facts, async ({ name, street, city, number, code, dpi }) => {
      const to = { ...BERLIN, name, company: "", address_line1: street, address_line2: "", city };
      const label = drawn(pkg({ to, number, code }));
      const bytes = await drawPackageLabels(taskOf([label]));
      const [text = ""] = await textOfPdf(bytes);
      const flat = text.replaceAll(/\s+/g, "");
      for (const part of [name, street, city]) assert.ok(flat.includes(part.normalize("NFC")), part);
      const codes = [`Code128 ${number}`, `QRCode ${number}`];
      assert.deepEqual(await codesIn((await dotsOfPdf(bytes, dpi))[0]!), codes);
      const [onPrinter] = await zplOf([label], dpi);
      assert.deepEqual(await codesIn(onPrinter!), codes);
      const written = onPrinter!.texts.map((each) => each.text).join("|");
      for (const part of [name, street, city]) assert.ok(written.includes(part.normalize("NFC")), part);
    }),
    { numRuns: isSoak ? 2_000 : 10 },
  );
});

Deno.test("letters beyond ASCII have the same dots in ZPL as in the PDF, whatever the printer's font has", async () => {
  const to = { ...BERLIN, name: "Nguyễn Ộ Żółć", company: "", address_line1: "Ж", address_line2: "" };
  const label = drawn(pkg({ to, declaration: AT_HOME }));
  const bytes = await drawPackageLabels(taskOf([label]));
  for (const dpi of PRINTER_DPI) {
    const [page] = await dotsOfPdf(bytes, dpi);
    const [onPrinter] = await zplOf([label], dpi);
    const nameText = onPrinter!.texts.find(({ text }) => text === to.name)!;
    const letters = Math.round(4.4 * dpi / 25.4);
    let [both, either] = [0, 0];
    for (let y = nameText.y - letters; y < nameText.y + letters / 4; y++) {
      for (let x = nameText.x; x < nameText.x + letters * 6; x++) {
        const at = Math.round(y) * page!.width + Math.round(x);
        const [inPdf, inZpl] = [page!.gray[at]! < 128, onPrinter!.gray[at]! < 128];
        both += Number(inPdf && inZpl);
        either += Number(inPdf || inZpl);
      }
    }
    assert.ok(both > 200 && both / either > 0.75, `${dpi}: ${both} of ${either}`);
  }
});
