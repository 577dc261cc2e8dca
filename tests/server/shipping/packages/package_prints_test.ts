/** Documents of packages by the API: permissions, records, reprints, printers, and refused prints. */
import assert from "node:assert/strict";
import type { Declaration, PrintJob } from "../../../../api/generated/schema.ts";
import { labelKey } from "../../../../server/modules/shipping/labels/files/files.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { chunkOf } from "../../../../server/files/store.ts";
import { insertLabel } from "../../../../server/modules/shipping/labels/store.ts";
import { codesIn, dotsOfPdf } from "../../../support/files/barcode_reader.ts";
import { pdfOf } from "../../../support/files/label_files.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { textOfPdf } from "../../../support/files/pdf_text.ts";
import type { Name } from "../../../support/orders/world.ts";
import { printLabel } from "../../../support/files/zpl_printer.ts";

const FIELDS = "_id kind format media copies labels reason actor_name printer_kind left_out boxed created_at";
const PRINT = `mutation P($params: PrintJobInput!, $key: String) {
  print: makePrintJob(params: $params, key: $key) { ${FIELDS} } }`;
const print = async ({ ask }: Grounds, name: Name, params: object, key?: string) =>
  (await ask<{ print: PrintJob }>(name, PRINT, { params, key })).print;
const bytesOf = async ({ rest }: Grounds, name: Name, id: string) => {
  const response = await rest(name, `/prints/file?id=${id}`);
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()), response };
};

/** Makes a paid order to a country; returns its package. */
async function packageOf(grounds: Grounds, country = "US") {
  const order = await grounds.world.order({ country }, ["order.submit", "order.pay"]);
  const { db } = grounds.world;
  await db.write((tx) => tx.updateTable("locations").set({ country: "US" }).execute());
  const pkg = await db.read.selectFrom("packages").select([
    "_id",
    "code",
    "seller_id",
    "location_id",
    "version",
  ])
    .where("order_id", "=", order).executeTakeFirstOrThrow();
  return { ...pkg, order };
}
type Package = Awaited<ReturnType<typeof packageOf>>;

const label = ({ world }: Grounds, { _id, seller_id }: Package, number: string) =>
  world.db.write((tx) =>
    insertLabel(tx, { package_id: _id, seller_id, carrier: "VNPost", number, file_id: null }, 1_000)
  );

Deno.test(
  "an order's gift message is printed on its packing slip, as it is at the time of printing",
  onGrounds(async (grounds) => {
    const pkg = await packageOf(grounds);
    const CHANGE =
      "mutation M($id: ID, $params: OrderInput!) { makeOrder(id: $id, params: $params) { _id } }";
    const slip = async (reason?: string) => {
      const job = await print(grounds, "packager", {
        kind: "slips",
        ids: [pkg._id],
        ...reason && { reason },
      });
      const { bytes } = await bytesOf(grounds, "packager", job._id);
      return (await textOfPdf(bytes)).join("\n");
    };
    assert.ok(!(await slip()).includes("Gift message"));
    await grounds.ask("anna", CHANGE, { id: pkg.order, params: { gift_message: "For Mia\nLove, Tom" } });
    assert.match(await slip("The buyer wrote a message."), /Gift message\s*\n\s*For Mia\s*\n\s*Love, Tom/);
  }),
);

Deno.test(
  "S2.7 a printed label records who, when and on what; a reprint requires a reason; a voided label is never printed, its successor without a reason",
  onGrounds(async (grounds) => {
    const pkg = await packageOf(grounds);
    const params = { kind: "labels", ids: [pkg._id] };
    assert.equal(await grounds.refused("packager", PRINT, { params }), "ILLEGAL_TRANSITION, noLabelYet");
    const id = await label(grounds, pkg, "RR123456785VN");
    const job = await print(grounds, "packager", params, "parcel-print-1");
    assert.equal((await print(grounds, "packager", params, "parcel-print-1"))._id, job._id);
    assert.deepEqual([job.format, job.media, job.labels, job.printer_kind, job.left_out], [
      "pdf",
      "4x6",
      1,
      "",
      [],
    ]);
    assert.deepEqual(job.boxed, []);
    const { bytes } = await bytesOf(grounds, "packager", job._id);
    const [page] = await dotsOfPdf(bytes, 203);
    assert.deepEqual(await codesIn(page!), ["Code128 RR123456785VN", "QRCode RR123456785VN"]);
    assert.equal(await grounds.refused("packager", PRINT, { params }), "BAD_INPUT, params.reason required");
    const again = await print(grounds, "packager", { ...params, reason: "jammed", media: "A6" });
    assert.deepEqual([again.reason, again.media], ["jammed", "A6"]);
    // Another document of the same package counts as a first print.
    await grounds.world.db.write((tx) =>
      tx.updateTable("orders").set({ recipient_name: "李 😀" }).where("_id", "=", pkg.order).execute()
    );
    const slip = await print(grounds, "packager", { kind: "slips", ids: [pkg._id] });
    assert.deepEqual(slip.boxed, [pkg.code]);
    const seen = async (name: Name) =>
      (await grounds.ask<{ p: { prints: PrintJob[] } }>(
        name,
        `{ p: getPackageById(_id: "${pkg._id}") { prints { kind reason } } }`,
      )).p.prints;
    assert.deepEqual(await seen("packager"), [
      { kind: "slips", reason: "" },
      { kind: "labels", reason: "jammed" },
      { kind: "labels", reason: "" },
    ]);
    const { db } = grounds.world;
    await db.write((tx) =>
      tx.updateTable("labels").set({ status: "Voided" }).where("_id", "=", id).execute()
    );
    assert.equal((await bytesOf(grounds, "packager", again._id)).status, 404);
    await label(grounds, pkg, "RR123456799VN");
    assert.equal((await print(grounds, "packager", params)).reason, "");
    const audit = await db.read.selectFrom("audit_events").select("_id").where("action", "=", "makePrintJob")
      .execute();
    assert.equal(audit.length, 4);
  }),
);

Deno.test(
  "S6.12 packers, order_qc and root print a package's documents; printers, sewers and sellers cannot, and a slip has no price",
  onGrounds(async (grounds) => {
    const pkg = await packageOf(grounds);
    const params = { kind: "slips", ids: [pkg._id] };
    for (const name of ["anna", "printer", "sewer", "cutting"] as const) {
      assert.equal(await grounds.refused(name, PRINT, { params }), "FORBIDDEN", name);
    }
    for (const name of ["packager", "order_qc", "root"] as const) {
      const { _id } = await print(grounds, name, { ...params, reason: "changed" });
      const { bytes } = await bytesOf(grounds, name, _id);
      const [text = ""] = await textOfPdf(bytes);
      const row = await grounds.world.db.read.selectFrom("orders").selectAll().where("_id", "=", pkg.order)
        .executeTakeFirstOrThrow();
      assert.ok(text.includes(row.recipient_name) && text.includes(pkg.code));
      for (const hidden of [row.email, row.phone]) assert.ok(hidden === "" || !text.includes(hidden));
      assert.ok(!/\d\.\d\d\b|USD/.test(text));
    }
    const unknown = { params: { ...params, ids: ["nobody"] } };
    assert.equal(await grounds.refused("packager", PRINT, unknown), "NOT_FOUND");
  }),
);

Deno.test(
  "S2.27 customs forms and invoices are for packages that leave the country; others are named, and a print of only those is refused",
  onGrounds(async (grounds) => {
    const [home, abroad] = [await packageOf(grounds), await packageOf(grounds, "DE")];
    for (const kind of ["customs", "invoices"]) {
      const params = { kind, ids: [home._id] };
      assert.equal(
        await grounds.refused("packager", PRINT, { params }),
        "ILLEGAL_TRANSITION, noSuchDocument",
      );
      const job = await print(grounds, "packager", { kind, ids: [home._id, abroad._id] });
      assert.deepEqual([job.labels, job.left_out], [1, [home.code]]);
      const [text = ""] = await textOfPdf((await bytesOf(grounds, "packager", job._id)).bytes);
      assert.ok(text.includes(abroad.code) && !text.includes(home.code));
    }
  }),
);

Deno.test(
  "carriers' labels and ours are one file in the selected order; one whose file is missing is named in it",
  onGrounds(async (grounds) => {
    const { world: { db }, dataDir } = grounds;
    const packages = [await packageOf(grounds), await packageOf(grounds), await packageOf(grounds)];
    const [brought, own, gone] = packages as [Package, Package, Package];
    const files = folderStore(dataDir);
    for (const [at, pkg] of [brought, gone].entries()) {
      const label_id = await label(grounds, pkg, `94055${at}`);
      const bytes = pdfOf({ pages: [{ contents: "BT /F1 24 Tf 20 200 Td (Carrier) Tj ET" }] });
      const row = { _id: `file${at}`, seller_id: pkg.seller_id, maker: "anna", digest: "x", kind: "pdf" };
      await db.write((tx) =>
        tx.insertInto("label_files").values({
          ...{
            ...row,
            pages: 1,
            width_mm: 102,
            height_mm: 152,
            bytes: bytes.length,
            label_id,
            created_at: 1,
          },
        }).execute()
      );
      if (pkg === brought) await files.put(labelKey(row._id), chunkOf(bytes), bytes.length);
    }
    await label(grounds, own, "RR123456785VN");
    const ids = [gone, own, brought].map(({ _id }) => _id);
    const { _id } = await print(grounds, "root", { kind: "labels", ids, format: "pdf", media: "4x6" });
    const texts = await textOfPdf((await bytesOf(grounds, "root", _id)).bytes);
    assert.equal(texts.length, 3);
    assert.ok(texts[0]?.includes(gone.code) && texts[1]?.includes(own.code) && texts[2]?.includes("Carrier"));
  }),
);

const PRINTER =
  `mutation M($params: PrinterInput!) { made: makePrinter(params: $params) { _id code version } }`;
const STATION = `mutation M($id: ID, $params: StationInput!) {
  made: makeStation(id: $id, params: $params) { _id code label_printer paper_printer } }`;

Deno.test(
  "S2.26 a station's printers decide format and paper; a printer of another location is refused, a deleted one is removed from the station",
  onGrounds(async (grounds) => {
    const { ask, refused } = grounds;
    const pkg = await packageOf(grounds);
    await label(grounds, pkg, "RR123456785VN");
    const location_id = pkg.location_id ?? "";
    const zebra = { location_id, name: "Zebra 1", kind: "file", media: "4x6", dpi: 300, language: "zpl" };
    const made =
      (await ask<{ made: { _id: string; code: string } }>("root", PRINTER, { params: zebra })).made;
    assert.equal(made.code, "PR-000001");
    const wrong = [
      [{ ...zebra, name: "Zebra 2", media: "A4" }, "BAD_INPUT, params.media unknown"],
      [{ ...zebra, name: "Zebra 2", dpi: 600 }, "BAD_INPUT, params.dpi unknown"],
      [{ ...zebra, name: "zebra 1" }, "BAD_INPUT, params.name taken"],
      [{ ...zebra, name: "Zebra 2", location_id: "nowhere" }, "BAD_INPUT, params.location_id unknown"],
    ] as const;
    for (const [params, problem] of wrong) assert.equal(await refused("root", PRINTER, { params }), problem);
    assert.equal(await refused("packager", PRINTER, { params: zebra }), "FORBIDDEN");
    const place = { location_id, step: "pack", name: "Packing 9", label_printer_id: made._id };
    const station =
      (await ask<{ made: { _id: string; code: string; label_printer: string } }>("root", STATION, {
        params: place,
      })).made;
    assert.equal(station.label_printer, "Zebra 1");
    const elsewhere = { id: station._id, params: { paper_printer_id: "nobody" } };
    assert.equal(await refused("root", STATION, elsewhere), "BAD_INPUT, params.paper_printer_id unknown");
    const choices = `query C($station: String) { found: printerChoices(station: $station) { name uses } }`;
    assert.deepEqual((await ask<{ found: unknown }>("packager", choices, { station: station.code })).found, [
      { name: "Zebra 1", uses: ["labels", "boxes"] },
    ]);
    assert.equal(await refused("anna", choices, {}), "FORBIDDEN");
    const job = await print(grounds, "packager", {
      kind: "labels",
      ids: [pkg._id],
      station: station.code.toLowerCase(),
    });
    assert.deepEqual([job.format, job.media, job.printer_kind], ["zpl300", "4x6", "file"]);
    const { bytes, response } = await bytesOf(grounds, "packager", job._id);
    assert.equal(response.headers.get("content-type"), "application/zpl");
    const [zpl] = printLabel(new TextDecoder().decode(bytes));
    assert.deepEqual(await codesIn(zpl!), ["Code128 RR123456785VN", "QRCode RR123456785VN"]);
    await ask("root", `mutation { trashPrinter(delete_ids: ["${made._id}"]) }`);
    const again = { kind: "labels", ids: [pkg._id], station: station._id, reason: "lost" };
    assert.deepEqual((await print(grounds, "packager", again)).format, "pdf");
  }),
);

const DECLARE = `mutation D($id: ID!, $lines: [CustomsLineInput!]!, $version: Int) {
  declaration: declarePackage(id: $id, lines: $lines, content_type: "gift", version: $version) {
    form content_type overridden missing lines { desc hs value_minor } } }`;
const READ = (id: string) =>
  `{ p: getPackageById(_id: "${id}") { version declaration { form overridden missing lines { qty value_minor } } } }`;

Deno.test(
  "S2.7 the customs declaration is derived from the garments, or written by the office while there is no label; the floor sees no value",
  onGrounds(async (grounds) => {
    const { ask, refused } = grounds;
    const pkg = await packageOf(grounds, "DE");
    const read = async (name: Name) =>
      (await ask<{ p: { version: number; declaration: Declaration } }>(name, READ(pkg._id))).p;
    const first = await read("root");
    assert.equal(first.declaration.overridden, false);
    assert.ok(first.declaration.form !== null && first.declaration.lines.length > 0);
    assert.ok((await read("packager")).declaration.lines.every(({ value_minor }) => value_minor === null));
    const line = {
      desc: "Mug",
      hs: "6912.00",
      origin: "vn",
      qty: 2,
      net_g: 700,
      value_minor: 1_200,
      currency: "USD",
    };
    const args = { id: pkg._id, lines: [line], version: first.version };
    assert.equal(await refused("packager", DECLARE, args), "FORBIDDEN");
    assert.equal(await refused("anna", DECLARE, args), "FORBIDDEN");
    const wrong = { ...args, lines: [{ ...line, hs: "12", origin: "XX", qty: 0, value_minor: 0 }] };
    assert.match(
      await refused("root", DECLARE, wrong),
      /lines\.0\.hs badHsCode.*lines\.0\.origin badCountry/,
    );
    const { declaration } = await ask<{ declaration: Declaration }>("order_qc", DECLARE, args);
    assert.deepEqual(declaration, {
      form: "CN22",
      content_type: "gift",
      overridden: true,
      missing: [],
      lines: [{ desc: "Mug", hs: "691200", value_minor: 1_200 }],
    });
    assert.match(await refused("root", DECLARE, args), /^STALE/);
    await ask("root", DECLARE, { id: pkg._id, lines: [] });
    assert.deepEqual((await read("root")).declaration, first.declaration);
    await label(grounds, pkg, "RR123456785VN");
    assert.equal(
      await refused("root", DECLARE, { id: pkg._id, lines: [] }),
      "ILLEGAL_TRANSITION, isLabelIdle",
    );
  }),
);
