/** The proof of a top-up: which files are accepted, who sees it, and when it is deleted. */
import assert from "node:assert/strict";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { MAX_PROOF_BYTES } from "../../../../api/money/proofs.ts";
import { folderStore } from "../../../../server/files/folder.ts";
import { chunkOf } from "../../../../server/files/store.ts";
import { proofKey, sweepProofs } from "../../../../server/modules/money/topups/proof_files.ts";
import type { UploadedProof } from "../../../../server/modules/money/topups/proof_upload.ts";
import { codeOf } from "../../../support/orders/import_jobs.ts";
import { lockedPdf, pdfOf } from "../../../support/files/label_files.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { addPerson, NOW } from "../../../support/people/people.ts";
import { jpegOf, pngOf } from "../../../support/files/proofs.ts";
import type { Name } from "../../../support/orders/world.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const send = ({ rest }: Grounds, body: BodyInit, name = "receipt.jpg", by: Name = "anna", key = "") =>
  rest(by, `/topups/proof?${new URLSearchParams({ name, ...key && { key } })}`, { method: "POST", body });

async function keep(...args: Parameters<typeof send>): Promise<UploadedProof> {
  const response = await send(...args);
  assert.equal(response.status, 201);
  return await response.json() as UploadedProof;
}

/** Returns the answer's status, with the code of the file's problem. */
async function refusal(...args: Parameters<typeof send>): Promise<readonly unknown[]> {
  const response = await send(...args);
  const { errors } = await response.json() as {
    errors: { extensions: { code: string; problems?: { code: string }[] } }[];
  };
  const { code, problems = [] } = errors[0]!.extensions;
  return [response.status, problems[0]?.code ?? code];
}

const fetchFile = ({ rest }: Grounds, by: Name, id: string, as = "") =>
  rest(by, `/topups/proof/file?id=${id}&as=${as}`);

async function ask({ world, ask }: Grounds, tx_ref: string, proof_id: string, by: Name = "anna") {
  await world.db.write((tx) =>
    tx.insertInto("payment_methods").values({
      _id: "bank",
      name: "Bank",
      currency: "USD",
      pay_to: "",
      min_minor: 0,
      status: "Active",
      search_text: "",
      created_at: NOW,
      updated_at: NOW,
      version: 1,
    }).onConflict((row) => row.doNothing()).execute()
  );
  const params = { method_id: "bank", paid: "50", paid_at: NOW, tx_ref, proof_id };
  const { made } = await ask<{ made: Record<string, string> }>(
    by,
    "mutation ($params: TopupInput!) { made: makeTopup(params: $params) { _id proof_id proof_name proof_type } }",
    { params },
  );
  return made;
}

/** Lets root decide about money; order_qc is staff without that right. */
async function hire({ world: { db } }: Grounds): Promise<void> {
  await addPerson(db, { _id: "clerk", role: "order_qc", groups: ["accounting"] });
  await db.write((tx) =>
    tx.insertInto("user_groups").values({ user_id: "root", group_id: "group-accounting" }).execute()
  );
}

Deno.test(
  "S2.23 a proof is judged by its bytes and must match its name: an invalid one is refused with a reason and not stored",
  onGrounds(async (scene) => {
    const pdf = pdfOf();
    const cases: readonly (readonly [Uint8Array<ArrayBuffer>, string, string])[] = [
      [bytes(""), "a.png", "notAProof"],
      [bytes("<html><script>alert(1)</script>"), "receipt.png", "notAProof"],
      [bytes("\x89PNG\r\n\x1a\n<script>alert(1)</script>"), "receipt.png", "notAProof"],
      [bytes("GIF89a"), "receipt.gif", "notAProof"],
      [pdf, "receipt.exe", "otherName"],
      [pngOf(20, 20), "receipt.pdf", "otherName"],
      [jpegOf(0, 20), "a.jpg", "damaged"],
      [bytes("\xff\xd8\xff cut off"), "a.jpg", "damaged"],
      [pngOf(10_000, 10_000), "a.png", "tooManyPixels"],
      [lockedPdf(), "a.pdf", "encrypted"],
      [pdf.subarray(0, pdf.length - 30), "a.pdf", "damaged"],
      [pdfOf({ pages: [{}, {}, {}, {}, {}] }), "a.pdf", "tooManyPages"],
    ];
    for (const [body, name, code] of cases) {
      assert.deepEqual(await refusal(scene, body, name), [400, code], `${name} ${code}`);
    }
    const large = new Uint8Array(MAX_PROOF_BYTES + 1);
    large.set(jpegOf(20, 20));
    assert.deepEqual(await refusal(scene, large), [413, "LIMIT"]);
    const files = folderStore(scene.dataDir);
    assert.deepEqual(await Array.fromAsync(files.list("proofs")), []);
    const rows = await scene.world.db.read.selectFrom("topup_proofs").select("_id").execute();
    assert.deepEqual(rows, []);
    assert.deepEqual(await codeOf(await send(scene, pdf, "a.pdf", "order_qc")), [403, "FORBIDDEN"]);
  }),
);

Deno.test(
  "S2.23 only its seller, its maker and accounting see a proof",
  onGrounds(async (scene) => {
    await hire(scene);
    const photo = jpegOf(3_000, 4_000, 60_000);
    const picture = await keep(scene, photo, "../receipt.JPG", "anna", "one-proof");
    assert.deepEqual(
      await keep(scene, photo, "../receipt.JPG", "anna", "one-proof"),
      picture,
      "the same key",
    );
    const seen = async (id: string) => {
      const found: Record<string, number> = {};
      for (const name of ["anna", "agent", "root", "ben", "order_qc", "packager"] as const) {
        const response = await fetchFile(scene, name, id);
        await response.body?.cancel();
        found[name] = response.status;
      }
      return found;
    };
    const nobody = { anna: 404, agent: 404, root: 404, ben: 404, order_qc: 403, packager: 403 };
    assert.deepEqual(
      await seen(picture.file),
      { ...nobody, anna: 200 },
      "an unused proof is visible only to its uploader",
    );
    const refused = (by: Name, proof_id: string) =>
      assert.rejects(ask(scene, "FT9", proof_id, by), /proof_id/);
    await refused("ben", picture.file);
    await refused("anna", "nothing");
    const made = await ask(scene, "FT1", picture.file);
    assert.deepEqual([made["proof_id"], made["proof_name"], made["proof_type"]], [
      picture.file,
      "_receipt.jpg",
      "image/jpeg",
    ]);
    await refused("anna", picture.file);
    assert.deepEqual(await seen(picture.file), { ...nobody, anna: 200, agent: 200, root: 200 });
    const served = await fetchFile(scene, "root", picture.file);
    assert.deepEqual(new Uint8Array(await served.arrayBuffer()), photo);
    const header = (name: string) => served.headers.get(name);
    assert.equal(header("content-security-policy"), "sandbox; default-src 'none'; frame-ancestors 'none'");
    assert.deepEqual([header("content-type"), header("x-content-type-options")], ["image/jpeg", "nosniff"]);
    const { approval } = await scene.ask<{ approval: object }>(
      "root",
      `{ approval: getApprovalById(_id: "${made["_id"]}") { proof_id proof_name } }`,
    );
    assert.deepEqual(approval, { proof_id: picture.file, proof_name: "_receipt.jpg" });
  }),
);

Deno.test(
  "S2.23 a PDF is stored cleaned, page by page and without active content, and its first page is drawn",
  onGrounds(async (scene) => {
    const sent = pdfOf({ pages: [{}, {}], catalog: "/OpenAction<</S/JavaScript/JS(secret)>>" });
    const { file } = await keep(scene, sent, "receipt");
    const response = await fetchFile(scene, "anna", file);
    assert.match(response.headers.get("content-disposition") ?? "", /^attachment; filename="receipt.pdf"/);
    const text = new TextDecoder("latin1").decode(await response.arrayBuffer());
    assert.match(text, /\/Count 2/);
    assert.doesNotMatch(text, /secret|JavaScript/);
    const preview = await fetchFile(scene, "anna", file, "preview");
    assert.equal(preview.headers.get("content-type"), "image/png");
    assert.equal(new TextDecoder("latin1").decode(await preview.arrayBuffer()).slice(1, 4), "PNG");
  }),
);

Deno.test(
  "an unattached proof is removed after a day, also one whose record was never saved; a top-up's proof stays",
  onGrounds(async (scene) => {
    const [bound, waiting] = [await keep(scene, jpegOf(9, 9)), await keep(scene, pdfOf(), "a.pdf")];
    await ask(scene, "FT1", bound.file);
    const files = folderStore(scene.dataDir);
    await files.put(proofKey("orphan"), chunkOf(jpegOf(9, 9)), 100);
    const there = async () => (await Array.fromAsync(files.list("proofs"))).map(({ key }) => key);
    // The disk uses the machine's clock, so only these files are dated by the test's clock.
    for (const key of await there()) await utimes(join(scene.dataDir, key), NOW, NOW);
    await sweepProofs(scene.world.db, files, NOW + 86_400);
    assert.equal((await there()).length, 4);
    await sweepProofs(scene.world.db, files, NOW + 86_401);
    assert.deepEqual(await there(), [proofKey(bound.file)]);
    assert.deepEqual(await codeOf(await fetchFile(scene, "anna", waiting.file)), [404, "NOT_FOUND"]);
  }),
);
