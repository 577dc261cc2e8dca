/** A page is matched only by ids and proven numbers; a doubtful page has a reason. */
import assert from "node:assert/strict";
import { withMod10 } from "../../../../api/codes/digits.ts";
import { findOn, isConclusive, valuesOf } from "../../../../api/shipping/label_pages/findings.ts";
import { pageRefusalOf } from "../../../../api/shipping/label_pages/refusals.ts";
import {
  decidePage,
  numberOn,
  type PageRecords,
  type PlatformOrder,
} from "../../../../api/shipping/label_pages/verdict.ts";

const ID = "576461413038785752";
const OTHER = "577222333444555666";
const NUMBER = "9400111206206406260787";
const NEXT = withMod10("940011120620640626079");
const BARS = `420787459400111206206406260787`;

const order = (order_id: string, ref: string, more: Partial<PlatformOrder> = {}): PlatformOrder => ({
  order_id,
  ref,
  seller_id: "anna",
  store_id: "store",
  country: "US",
  postal_code: "78745-1234",
  paid: true,
  packages: [`package-${order_id}`],
  labelled: 0,
  ...more,
});

const records = (orders: readonly PlatformOrder[], more: Partial<PageRecords> = {}): PageRecords => ({
  byRef: Map.groupBy(orders, ({ ref }) => ref),
  byNumber: new Map(),
  samePicture: null,
  sameNumber: null,
  numbersOfOrder: () => [],
  ...more,
});

const verdict = (
  codes: readonly string[],
  text: string,
  known: PageRecords = records([order("one", ID), order("two", OTHER)]),
  name = "labels.pdf",
) => {
  const { status, finding, package_id } = decidePage(findOn({ codes, text, name }), known);
  return `${status} ${finding}${package_id ? ` ${package_id}` : ""}`;
};

Deno.test("S2.6 numbers of S10, UPS and IMpb count by their check digit, in bars and in text", () => {
  const right: readonly (readonly [code: string, number: string, carrier: string])[] = [
    [BARS, NUMBER, "USPS"],
    ["9405803699300124287899", "9405803699300124287899", "USPS"],
    ["4201028200009261290113185417468510", "9261290113185417468510", "USPS"],
    ["1Z999AA10123456784", "1Z999AA10123456784", "UPS"],
    ["RB123456785GB", "RB123456785GB", "Royal Mail"],
    ["RR473124829VN", "RR473124829VN", "VNPost"],
    ["RB000000085US", "", ""],
    ["9434611206206407667131", "", ""],
    ["1Z999AA10123456785", "", ""],
    ["RB123456786US", "", ""],
  ];
  for (const [code, number, carrier] of right) {
    const inBars = findOn({ codes: [code], text: "", name: "" });
    assert.equal(numberOn(inBars.evidence), number, code);
    assert.equal(inBars.carrier, carrier, code);
    assert.equal(isConclusive([code], ""), number !== "", code);
    assert.equal(inBars.wrongDigit !== "", number === "", code);
    const printed = findOn({ codes: [], text: `TRACKING # ${code.replaceAll(/(.{4})/g, "$1 ")}`, name: "" });
    if (number === "") assert.equal(numberOn(printed.evidence), "", code);
  }
  const text = "USPS TRACKING # 9400 1112 0620 6406 2607 87 and RB 123 456 785 GB";
  assert.deepEqual(valuesOf(findOn({ codes: [], text, name: "" }).evidence, "tracking"), [
    NUMBER,
    "RB123456785GB",
  ]);
});

Deno.test("S2.6 the platform's id matches, from bars or from text; a ZIP code before the number is skipped", () => {
  assert.equal(verdict([BARS], `Order ID: ${ID}`), "Matched byId package-one");
  assert.equal(verdict([BARS, ID], ""), "Matched byId package-one");
  assert.equal(verdict([BARS, ID], `Order ${ID}`), "Matched byId package-one");
  assert.deepEqual(valuesOf(findOn({ codes: [BARS], text: "", name: "" }).evidence, "zip"), ["78745"]);
  const byNumber = records([], { byNumber: new Map([[NUMBER, [order("three", "")]]]) });
  assert.equal(verdict([BARS], "", byNumber), "Matched byNumber package-three");
  const amazon = "111-2223334-5556667";
  assert.equal(
    verdict([BARS], `Order # ${amazon}`, records([order("four", amazon)])),
    "Matched byId package-four",
  );
  assert.equal(
    verdict([BARS], "Order No: SHOP-10023456", records([order("five", "SHOP-10023456")])),
    "Matched byId package-five",
  );
});

Deno.test("S2.6 a matching name only suggests an order", () => {
  assert.equal(verdict([BARS], "", undefined, `${ID}.pdf`), "Unmatched noOrder");
  assert.deepEqual(valuesOf(findOn({ codes: [], text: "", name: `${ID}.pdf` }).evidence, "order", ["name"]), [
    ID,
  ]);
});

Deno.test("S2.6 contradictions are mismatches, and nothing is matched", () => {
  assert.equal(
    verdict([BARS], `${NEXT.replaceAll(/(.{4})/g, "$1 ")} Order ID: ${ID}`),
    "Mismatch numbersDiffer",
  );
  assert.equal(verdict([BARS, ID], `Order ID: ${OTHER}`), "Mismatch idsDiffer");
  assert.equal(verdict([BARS], `Order ID: ${ID} Order ID: ${OTHER}`), "Mismatch twoOrders");
  assert.equal(verdict([BARS], `Order ID: ${ID} Order ID: 578000000000000001`), "Mismatch idsDiffer");
  const otherNumber = { byNumber: new Map([[NUMBER, [order("three", "")]]]) };
  assert.equal(
    verdict([BARS], `Order ID: ${ID}`, records([order("one", ID)], otherNumber)),
    "Mismatch otherOrder",
  );
  const elsewhere = records([order("one", ID, { postal_code: "10001" })]);
  assert.equal(verdict([BARS], `Order ID: ${ID}`, elsewhere), "Mismatch otherZip");
  const abroad = records([order("one", ID, { country: "DE", postal_code: "50667" })]);
  assert.equal(verdict([BARS], `Order ID: ${ID}`, abroad), "Matched byId package-one");
  const rival = records([order("one", ID)], { numbersOfOrder: () => [NEXT] });
  assert.equal(verdict([BARS], `Order ID: ${ID}`, rival), "Mismatch otherNumber");
});

Deno.test("S2.6 each page without a match has a reason", () => {
  assert.equal(verdict([BARS], "Thank you"), "Unmatched noOrder");
  assert.equal(verdict([BARS], "Order ID: 578000000000000001"), "Unmatched unknownOrder");
  assert.equal(verdict([BARS], "Order ID: 5.77E+17"), "Unmatched shortened");
  assert.equal(verdict(["9434611206206407667131"], "USPS"), "Unmatched wrongDigit");
  assert.equal(verdict([BARS, NEXT], `Order ID: ${ID}`), "Unmatched twoLabels");
  assert.equal(verdict([], `Packing slip Order ID: ${ID}`), "Unmatched slip");
  const several = records([order("one", ID, { packages: ["a", "b"] })]);
  assert.equal(verdict([BARS], `Order ID: ${ID}`, several), "Unmatched severalPackages");
  const unpaid = records([order("one", ID, { packages: [], paid: false })]);
  assert.equal(verdict([BARS], `Order ID: ${ID}`, unpaid), "Matched byId");
});

Deno.test("S2.6 the same picture or number in another file is a duplicate, before all else", () => {
  const both = records([order("one", ID)], { samePicture: "first", sameNumber: "first" });
  assert.equal(verdict([BARS, NEXT], `Order ID: ${ID}`, both), "Duplicate sameLabel");
  const number = records([order("one", ID)], { sameNumber: "first" });
  assert.equal(verdict([BARS], `Order ID: ${ID}`, number), "Duplicate sameNumber");
});

Deno.test("S2.6 a page has the refusal of its file, in the words for drops", () => {
  assert.deepEqual(
    (["encrypted", "tooComplex", "notALabel", "noSuchPage", "wrongSize"] as const).map(pageRefusalOf),
    ["encrypted", "tooSlow", "notAPdf", "damaged", "wrongSize"],
  );
});

Deno.test("S2.6 one changed character of a label never matches another order (500 of each kind)", () => {
  const known = records([order("one", ID), order("two", OTHER)]);
  const text = `USPS TRACKING # ${NUMBER} Order ID: ${ID}`;
  let seed = 1;
  const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let turn = 0; turn < 500; turn++) {
    const at = below(text.length);
    const changed = text.slice(0, at) + String.fromCharCode(32 + below(95)) + text.slice(at + 1);
    const found = verdict([BARS], changed, known);
    assert.ok(!found.includes("package-two"), changed);
    const bars = BARS.split("");
    bars[below(bars.length)] = String(below(10));
    const read = verdict([bars.join("")], text, known);
    assert.ok(read === "Matched byId package-one" || !read.startsWith("Matched"), `${bars.join("")} ${read}`);
  }
});

Deno.test("S2.6 an order id is found behind any number of blanks, and blanks without an id are nothing", () => {
  const idsIn = (text: string) => valuesOf(findOn({ codes: [], text, name: "" }).evidence, "order");
  for (const blanks of ["", " ", "\n", " \t ".repeat(4000), "\u2003".repeat(4000)]) {
    assert.deepEqual(idsIn(`Order${blanks}No${blanks}.${blanks}ABCD-1234`), ["ABCD-1234"]);
    assert.deepEqual(idsIn(`order${blanks}!`), []);
  }
});
