/** Letters of all scripts on documents, read back from PDF and ZPL: none becomes a question mark. */
import assert from "node:assert/strict";
import * as fontkit from "@cantoo/fontkit";
import { PRINTER_DPI } from "../../../../api/documents/label_flow.ts";
import { packingSlip } from "../../../../api/documents/packing_slip.ts";
import { type PackagePrint, paperOf } from "../../../../api/documents/packages.ts";
import { labelDocument, shippingLabel } from "../../../../api/documents/shipping_label.ts";
import { drawPdf } from "../../../../server/documents/draw.ts";
import { drawPackageLabels } from "../../../../server/documents/draw_package_labels.ts";
import { boxedLetters, fontBytes, fontsFor, isPlain } from "../../../../server/documents/fonts.ts";
import { shapeText } from "../../../../server/documents/shape_text.ts";
import type { Task } from "../../../../server/documents/task.ts";
import { writePackageLabels } from "../../../../server/documents/write_package_labels.ts";
import { codesIn, dotsOfPdf } from "../../../support/files/barcode_reader.ts";
import { BERLIN, pkg } from "../../../support/shipping/document_packages.ts";
import { textOfPdf } from "../../../support/files/pdf_text.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import { printLabel } from "../../../support/files/zpl_printer.ts";

const PRINT: PackagePrint = { language: "en", timeZone: "UTC", at: 1_790_000_000, media: "4x6" };
const AT_HOME = { form: null, content_type: "merchandise", incoterm: "DDU", lines: [] } as const;

function labelsTo(...people: readonly (readonly [name: string, street: string])[]) {
  const { labels: _, ...document } = labelDocument([], PRINT);
  const labels = people.map(([name, address_line1]) => {
    const to = { ...BERLIN, name, company: "", address_line1, address_line2: "" };
    return { kind: "drawn", blocks: shippingLabel(pkg({ to, declaration: AT_HOME }), PRINT) } as const;
  });
  const task: Task = { kind: "parcels", document, labels, copies: 1, paper: paperOf(PRINT), dpi: null };
  return task;
}
const zplOf = async (task: ReturnType<typeof labelsTo>, dpi: (typeof PRINTER_DPI)[number]) =>
  printLabel(new TextDecoder().decode(await writePackageLabels(task, dpi)));

const NAMES: Readonly<Record<string, readonly [name: string, street: string]>> = {
  Thai: ["นายสมชาย ใจดี", "123/45 ถนนสุขุมวิท แขวงคลองเตยเหนือ น้ำ"],
  Chinese: ["王小明 龍鳳", "朝阳区建国路88号 深水埗"],
  Japanese: ["山田太郎様", "東京都千代田区丸の内１丁目 ビル"],
  Korean: ["김철수", "서울특별시 강남구 테헤란로 123"],
  Arabic: ["محمد بن عبد الله", "شارع الملك فهد بيت العليا"],
  Hebrew: ["יוסי כהן", "רחוב הרצל דירה"],
  Hindi: ["राजेश कुमार", "क्षत्रिय हिन्दी गिओर्गी"],
  Georgian: ["გიორგი ბერიძე", "რუსთაველის გამზირი 8"],
  Armenian: ["Արմեն Սարգսյան", "Երևան 12"],
  Greek: ["Γιώργος Παπαδόπουλος", "Λεωφόρος Ἀθηνῶν 3"],
  Cyrillic: ["Юрій Шевченко", "вулиця Хрещатик 22"],
};

Deno.test("S2.7 labels in all scripts are read back from PDF and ZPL, with the same dots in both", async () => {
  const task = labelsTo(...Object.values(NAMES));
  const bytes = await drawPackageLabels(task);
  const [texts, pages, labels] = [
    await textOfPdf(bytes),
    await dotsOfPdf(bytes, 203),
    await zplOf(task, 203),
  ];
  for (const [at, [script, [name, street]]] of Object.entries(NAMES).entries()) {
    const [page, label, text = ""] = [pages[at]!, labels[at]!, texts[at]];
    for (const part of [name, street]) assert.ok(text.includes(part), `${script}: ${part} in ${text}`);
    const nameText = label.texts.find((each) => each.text === name)!;
    let [both, either] = [0, 0];
    for (let y = nameText.y - 40; y < nameText.y + 12; y++) {
      for (let x = nameText.x; x < nameText.x + 400; x++) {
        const [inPdf, inZpl] = [page.gray[y * page.width + x]! < 128, label.gray[y * label.width + x]! < 128];
        both += Number(inPdf && inZpl);
        either += Number(inPdf || inZpl);
      }
    }
    assert.ok(both > 200 && both / either > 0.7, `${script}: ${both} of ${either}`);
    assert.deepEqual(boxedLetters([name, street]), []);
  }
});

Deno.test("a character that no font has is drawn as a box and reported, on labels and on sheets", async () => {
  const name = "Ann 😀 Ḃee 👩‍👩‍👧";
  assert.deepEqual(boxedLetters([name, "Ann", "李"]), ["😀", "👩‍👩‍👧"]);
  const task = labelsTo([name, "x"]);
  const [text = ""] = await textOfPdf(await drawPackageLabels(task));
  assert.ok(text.includes(name) && !text.includes("?"));
  const boxes = shapeText(name, "regular").flatMap((piece) => piece.kind === "glyphs" ? piece.glyphs : []);
  assert.deepEqual(boxes.map((glyph) => [glyph.text, glyph.commands.length]), [["😀", 10], ["👩‍👩‍👧", 10]]);
  assert.ok((await zplOf(task, 203))[0]!.texts.some((each) => each.text === name));
  const slip = packingSlip(pkg({ store: "店 😀" }), { ...PRINT, media: "A4" });
  assert.ok((await textOfPdf(await drawPdf([slip])))[0]?.includes("店 😀"));
});

Deno.test("direction marks and joiners are removed, and do not change a name", async () => {
  const [text = ""] = await textOfPdf(
    await drawPackageLabels(labelsTo(["\u202aAnn\u200b Lee\u202c\ufeff", "x"])),
  );
  assert.ok(text.includes("Ann Lee"));
  assert.deepEqual(boxedLetters(["\u202aAnn\u200b\ufeff"]), []);
});

Deno.test("right-to-left text is in visual order: words, numbers and brackets", () => {
  const seen = (text: string) =>
    shapeText(text, "regular").map((piece) =>
      piece.kind === "plain" ? piece.text : piece.glyphs.map((glyph) => glyph.text).join("")
    ).join("");
  assert.equal(seen("שלום 12 (בית)"), "(תיב) 12 םולש");
  assert.equal(seen("Apt 5 תל אביב"), "Apt 5 ביבא לת");
  assert.equal(seen("بيت ١٢٣"), "١٢٣ تيب");
});

Deno.test("Noto Sans has each of the letters that need no shaping", async () => {
  for (const weight of ["regular", "bold"] as const) {
    const has = new Set((fontkit.create(await fontBytes(weight)) as fontkit.Font).characterSet);
    const missing: string[] = [];
    for (let code = 0x20; code < 0x1_0000; code++) {
      const letter = String.fromCodePoint(code);
      if (isPlain(letter) && /[^\p{Cn}\p{Co}\p{Cs}]/u.test(letter) && !has.has(code)) {
        missing.push(code.toString(16));
      }
    }
    assert.deepEqual(missing, []);
  }
});

/** The lists name a few dozen letters that the fonts lack: rare ones of Unicode 13, and of no living language. */
const MOST_MISSING = 40;

Deno.test("font files have the letters that their lists name", () => {
  const last = isSoak ? 0xffff : 0x10ff;
  let missing = 0;
  for (let code = 0x0530; code <= last; code++) {
    const letter = String.fromCodePoint(code);
    if (letter !== letter.normalize("NFC") || isPlain(letter)) continue;
    if (!fontsFor(letter)(letter)) continue;
    const pieces = shapeText(letter, "regular").flatMap((piece) =>
      piece.kind === "glyphs" ? piece.glyphs : []
    );
    if (pieces.some(({ key }) => key.startsWith("box"))) missing++;
  }
  assert.ok(missing <= MOST_MISSING, `${missing}`);
});

Deno.test("S2.7 for names in any scripts no letter of a label becomes a question mark or is lost", async () => {
  const scripts = Object.values(NAMES).flat().flatMap((text) => text.split(" "));
  const word = fc.oneof(
    fc.constantFrom(...scripts),
    fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => text.replaceAll(/[?\s]/gu, "")),
  );
  const name = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
  await fc.assert(
    fc.asyncProperty(name, fc.constantFrom(...PRINTER_DPI), async (each, dpi) => {
      const task = labelsTo([each, "x"]);
      const bytes = await drawPackageLabels(task);
      const [text = ""] = await textOfPdf(bytes);
      assert.ok(!text.includes("?"));
      // The reader would stop at a dot beside the label.
      assert.deepEqual(await codesIn((await zplOf(task, dpi))[0]!), [
        "Code128 RR123456785VN",
        "QRCode RR123456785VN",
      ]);
    }),
    { numRuns: isSoak ? 500 : 3 },
  );
});
