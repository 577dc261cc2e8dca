/** `deno task verify` checks that each print file and photo exists and is unchanged. */
import assert from "node:assert/strict";
import { rename, truncate, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileFaults } from "../../../scripts/verify_files.ts";
import type { Database } from "../../../server/db/database.ts";
import { DatabaseAway } from "../../../server/db/database_away.ts";
import { removeOrphans } from "../../../server/files/orphans.ts";
import { recordedStore } from "../../../server/files/recorded_store.ts";
import { bytesOfOwners } from "../../../server/files/records_store.ts";
import { chunkOf } from "../../../server/files/store.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { artKey } from "../../../server/modules/catalogue/artwork/files.ts";
import { photoKey } from "../../../server/modules/workshop/unit_photos/files.ts";
import { onGrounds } from "../../support/server/grounds.ts";
import { NOW } from "../../support/people/people.ts";
import { plainJpeg } from "../../support/files/photos.ts";
import { ART, keep } from "../../support/catalogue/artwork_placements.ts";

Deno.test(
  "workshop §7 a check reports print files and photos that are missing, truncated or swapped, and reads all of them within a month",
  onGrounds(async (grounds) => {
    const { world: { db }, dataDir } = grounds;
    const art = await keep(grounds, ART);
    await grounds.world.order({}, ["order.submit", "order.pay"]);
    const { _id: unit } = await db.read.selectFrom("units").select("_id").executeTakeFirstOrThrow();
    await grounds.world.unit("order_qc", [unit], "unit.reject", { reason_code: "stain" });
    const { _id: event } = await db.read.selectFrom("unit_events").select("_id").where(
      "event",
      "=",
      "unit.reject",
    )
      .executeTakeFirstOrThrow();
    const sent = await grounds.rest("order_qc", `/units/photos?${new URLSearchParams({ unit, event })}`, {
      method: "POST",
      body: plainJpeg(20, 20),
    });
    const { file: photo } = await sent.json() as { file: string };
    const files = folderStore(dataDir);
    const faults = (day = 0) => fileFaults(db, files, NOW + day * 86_400);
    assert.deepEqual(await faults(), []);
    const place = (key: string) => join(dataDir, key);
    const keptName = `${artKey(art._id, "small")}.kept`;
    await rename(place(artKey(art._id, "small")), place(keptName));
    assert.deepEqual(await faults(), [`The file ${artKey(art._id, "small")} is missing.`]);
    await truncate(place(artKey(art._id)), 10);
    await unlink(place(photoKey(photo)));
    assert.deepEqual(await faults(), [
      `The file ${artKey(art._id)} is not what was sent.`,
      `The file ${artKey(art._id, "small")} is missing.`,
      `The file ${photoKey(photo)} is missing.`,
    ]);
    // The file keeps its length, so that only reading finds the difference.
    await writeFile(place(artKey(art._id)), new Uint8Array(ART.length));
    await rename(place(keptName), place(artKey(art._id, "small")));
    await writeFile(place(photoKey(photo)), plainJpeg(20, 20));
    const found = await Promise.all(Array.from({ length: 30 }, (_, day) => faults(day)));
    assert.equal(found.filter((each) => each.length > 0).length, 1);
  }),
);

Deno.test(
  "a file whose record was committed without an answer stays, so that the quota counts no missing file",
  onGrounds(async ({ world: { db }, dataDir }) => {
    const lostAnswer: Database["write"] = async (work) => {
      await db.write(work);
      throw new DatabaseAway("The answer was lost");
    };
    const nothing = () => Promise.resolve();
    const room = { report: () => {}, refuseLow: nothing, checkSpace: nothing, stop: nothing };
    const options = { db: { ...db, write: lostAnswer }, room, sellerBytes: 100 };
    const files = recordedStore(folderStore(dataDir), options);
    await assert.rejects(
      files.put("attachments/one", chunkOf("four"), 9, { sellerId: "anna" }),
      DatabaseAway,
    );
    assert.deepEqual(await fileFaults(db, files, NOW), []);
    const orphans = {
      folder: "attachments",
      before: Infinity,
      known: () => Promise.resolve(new Set<string>()),
    } as const;
    await removeOrphans(recordedStore(folderStore(dataDir), { ...options, db }), orphans);
    assert.deepEqual([await files.stat("attachments/one"), (await bytesOfOwners(db.read, ["anna"])).size], [
      null,
      0,
    ]);
  }),
);
