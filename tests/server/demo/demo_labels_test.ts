/** The demo has pages of label files in each state, and its specimen pages give every status. */
import assert from "node:assert/strict";
import { LABEL_PAGE_STATUSES } from "../../../api/statuses.ts";
import { SPECIMEN_PAGES, specimenFiles } from "../../../scripts/demo_labels.ts";
import { addLabelPages } from "../../../server/demo/shipping/label_pages.ts";
import { specimenPdf } from "../../../server/demo/shipping/specimen_label.ts";
import { openPageReader } from "../../../server/documents/intake/page_reader.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { newId } from "../../../server/ids.ts";
import { filePages, type StoredPage } from "../../../server/modules/shipping/label_pages/file_pages.ts";
import { inDemo, OPTIONS } from "../../support/demo/demo.ts";
import { worldOf } from "../../support/orders/world.ts";
import { withDirectory } from "../../support/server/database.ts";

Deno.test("S2.6 the demo has a page in each state, and 40 specimen pages cover every bin", () =>
  inDemo((db) =>
    withDirectory(async (dataDir) => {
      const files = folderStore(dataDir);
      await addLabelPages(db, files, OPTIONS.now);
      const rows = await db.read.selectFrom("label_pages").select(["_id", "status", "armed"]).execute();
      assert.deepEqual(new Set(rows.map(({ status }) => status)), new Set(LABEL_PAGE_STATUSES));
      assert.ok(rows.some(({ armed }) => armed === 1), "one label page waits for its payment");
      for (const { _id } of rows) assert.ok(await files.stat(`labels/${_id}.preview`));
      const specimens = await specimenFiles(db.read);
      assert.equal(specimens.reduce((sum, { pages }) => sum + pages.length, 0), SPECIMEN_PAGES);
      const pages = specimens.flatMap(({ name, pages: some }) =>
        some.map(({ bars, lines }, nth): StoredPage => ({
          ...{
            _id: newId(),
            name,
            page: nth + 1,
            codes: bars,
            text: lines.join("\n"),
            bytes: 1,
            file_digest: "",
          },
          ...{ digest: JSON.stringify([bars, lines]), width_mm: 102, height_mm: 152 },
        }))
      );
      const { session } = worldOf(db).as("root");
      const { _id: personId } = await db.read.selectFrom("users").select("_id").where("role", "=", "root")
        .executeTakeFirstOrThrow();
      const person = { ...session.person, _id: personId };
      const context = worldOf(db).as("root", { session: { ...session, person, actor: person } });
      const job = await db.read.selectFrom("jobs").select("_id").executeTakeFirstOrThrow();
      await db.write((tx) => filePages(tx, pages, job._id, context));
      const filed = await db.read.selectFrom("label_pages").select(["status", "finding"]).where(
        "job_id",
        "=",
        job._id,
      )
        .execute();
      assert.equal(filed.length, SPECIMEN_PAGES);
      assert.deepEqual(
        new Set(filed.map(({ status }) => status)),
        new Set(["Matched", "Unmatched", "Mismatch", "Duplicate"]),
      );
    })
  ));

Deno.test("S2.6 a specimen page is read like every other label", async () => {
  const reader = openPageReader();
  try {
    const bars = ["420787459400111206206406260787"];
    const file = await reader.open(
      await specimenPdf([{ bars, lines: ["SPECIMEN (a)", "Order ID: 576461413038785752"] }]),
    );
    const { codes, text } = await file.read(1);
    assert.deepEqual(codes, bars);
    assert.match(text, /SPECIMEN \(a\)/);
  } finally {
    reader.close();
  }
});
