import assert from "node:assert/strict";
import { type Encoding, ENCODINGS } from "../../../../api/csv/encodings.ts";
import { type Letters, LetterScan } from "../../../../api/csv/letters.ts";
import type { FileFormat } from "../../../../api/csv/plan.ts";
import { encodeText } from "../../../support/files/encoding.ts";
import { fc } from "../../../support/property.ts";
import { problemsOf, type Read, readReal, shownLetters } from "../../../support/orders/real_input.ts";

const FORMAT: FileFormat = { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" };
const chosen = (encoding: Encoding, delimiter: FileFormat["delimiter"] = ",") => ({
  events: [{ type: "format.change", format: { ...FORMAT, encoding, delimiter } }] as const,
});
const placesOf = ({ preview }: Read) => preview.orders.map((order) => [order.recipient_name, order.city]);

Deno.test("Real input 7: Mac Roman is offered with sample texts, and read once chosen", async () => {
  const assumed = await readReal("07_mac_roman.csv");
  assert.deepEqual([assumed.letters?.evidence, assumed.plan.format.encoding], ["assumed", "windows-1252"]);
  assert.equal(shownLetters(assumed, "windows-1252")[0], "Line 2: JosŽ Nœ–ez · Calle A–il 3 · M‡laga");
  assert.equal(shownLetters(assumed, "macintosh")[0], "Line 2: José Núñez · Calle Añil 3 · Málaga");
  const read = await readReal("07_mac_roman.csv", chosen("macintosh"));
  assert.deepEqual(placesOf(read), [["José Núñez", "Málaga"], ["Zoë Müller", "Genève"]]);
});

Deno.test("Real input 7: Windows-1250 is offered with sample texts, and read once chosen", async () => {
  const assumed = await readReal("07_windows_1250.csv");
  assert.equal(assumed.letters?.evidence, "assumed");
  assert.equal(shownLetters(assumed, "windows-1250")[0], "Line 2: Łucja Żak · ul. Główna 3 · Łódź");
  const read = await readReal("07_windows_1250.csv", chosen("windows-1250", ";"));
  assert.deepEqual(placesOf(read), [["Łucja Żak", "Łódź"], ["Jiří Dvořák", "Plzeň"]]);
});

Deno.test("Real input 7: Shift_JIS is offered with sample texts, and read once chosen", async () => {
  const assumed = await readReal("07_shift_jis.csv");
  assert.equal(assumed.letters?.evidence, "assumed");
  assert.equal(shownLetters(assumed, "shift_jis")[0], "Line 2: 山田 花子 · 丸の内1-2-3 · 東京");
  const read = await readReal("07_shift_jis.csv", chosen("shift_jis"));
  assert.deepEqual(placesOf(read), [["山田 花子", "東京"], ["佐藤 太郎", "大阪"]]);
});

const HEADER = "Order ID,SKU,Quantity,City,Unused\n";
const FAR_ROWS = 400;
/** Rows of this length extend the file far beyond the sample that is inspected first. */
const UNUSED = "x".repeat(400);

Deno.test("Real input 7: letters far after an ASCII beginning are evidence, and that beginning alone proves nothing", async () => {
  const rows = Array.from({ length: FAR_ROWS }, (_, at) => `F-${at},MUG,1,Leeds,${UNUSED}\n`).join(
    "",
  );
  const far = await readReal(encodeText(`${HEADER}${rows}F-0,MUG,1,Málaga,\n`, "macintosh"));
  assert.deepEqual([far.letters?.evidence, far.plan.format.encoding], ["assumed", "windows-1252"]);
  assert.deepEqual(shownLetters(far, "macintosh"), [`Line ${FAR_ROWS + 2}: Málaga`]);
  const plain = await readReal(`${HEADER}${rows}`);
  assert.deepEqual([plain.letters?.evidence, problemsOf(plain.preview)], ["plain", []]);
});

Deno.test("Real input 7: the store's choice for its last file overrides the assumption, but not a proof", async () => {
  const { plan } = await readReal("07_mac_roman.csv", chosen("macintosh"));
  const again = await readReal("07_mac_roman.csv", { plans: [plan] });
  assert.deepEqual([again.plan.format.encoding, again.isRemembered], ["macintosh", true]);
  const header = "Order ID,SKU,Quantity,Recipient,Address,City,Country\n";
  const utf8 = await readReal(`${header}U-1,MUG,1,José,Way 1,Málaga,ES\n`, { plans: [plan] });
  assert.deepEqual([utf8.letters?.evidence, utf8.plan.format.encoding], ["seen", "utf-8"]);
});

const CUTS = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

function scanned(bytes: Uint8Array<ArrayBuffer>, sizes: readonly number[]): Letters {
  const scan = new LetterScan();
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    scan.push(bytes.slice(at, at + size));
    at += size;
  }
  return scan.end();
}

Deno.test("Real input 7: the evidence of an encoding does not depend on where a file is cut", () => {
  const unit = fc.constantFrom("a", ",", "é", "ß", "\n", "\r\n", "\r");
  const encoding = fc.constantFrom<Encoding>("utf-8", "macintosh", "windows-1252", "windows-1250");
  fc.assert(fc.property(fc.string({ unit, maxLength: 60 }), encoding, CUTS, (text, written, sizes) => {
    const bytes = encodeText(text, written);
    // The byte order mark, and the zeros of UTF-16, must be in the first piece whatever its size.
    assert.deepEqual(scanned(bytes, sizes), scanned(bytes, [bytes.length + 1]));
  }));
});

Deno.test("Real input 7: each offered encoding is read by its name", () => {
  for (const encoding of ENCODINGS) assert.equal(new TextDecoder(encoding).encoding, encoding);
});
