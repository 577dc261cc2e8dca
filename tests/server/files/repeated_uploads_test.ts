/** An upload that was kept is answered again although it has used up the seller's space. */
import assert from "node:assert/strict";
import { PARTS_PATH, UPLOAD_HEADERS } from "../../../api/desk/upload_parts.ts";
import { PNG } from "../../support/desk/comment_calls.ts";
import { drawPng } from "../../support/files/artwork.ts";
import { onGrounds } from "../../support/server/grounds.ts";

const ART = drawPng({ width: 60, height: 60 });

type Upload = readonly [
  path: string,
  body: Uint8Array<ArrayBuffer> | string,
  headers: Readonly<Record<string, string>>,
];

Deno.test(
  "the same upload with the same key gets its first answer when the seller's space is used up",
  onGrounds(async ({ world, rest }) => {
    const order = await world.order();
    const whole = `/attachments?entity=orders&id=${order}&name=a.png`;
    const uploads: readonly Upload[] = [
      [`${whole}&key=first-upload`, PNG, {}],
      ["/artwork?seller=anna&name=a.png&key=first-artwork", ART, {}],
      [
        `${PARTS_PATH}?entity=orders&id=${order}&name=b.png&visibility=seller&key=first-parts`,
        "",
        { [UPLOAD_HEADERS.length]: String(PNG.length) },
      ],
    ];
    const send = async ([path, body, headers]: Upload) => {
      const response = await rest("anna", path, { method: "POST", body, headers });
      return [response.status, await response.text()] as const;
    };
    const first = [];
    for (const each of uploads) first.push(await send(each));
    assert.ok(first.every(([status]) => status === 201), JSON.stringify(first));
    await world.db.write((tx) =>
      tx.updateTable("stored_files").set({ bytes: 10_000_000 }).where("owner_id", "=", "anna").execute()
    );
    const [status] = await send([`${whole}&key=other-upload`, PNG, {}]);
    assert.equal(status, 507);
    const again = [];
    for (const each of uploads) again.push((await send(each))[0]);
    assert.deepEqual(again, [201, 201, 200]);
    const rows = await world.db.read.selectFrom("attachments").select("_id").execute();
    assert.equal(rows.length, 1);
  }, { storage: { sellerBytes: 1_000_000, minFreeBytes: 0 } }),
);
