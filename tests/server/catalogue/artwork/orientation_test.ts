/** Real input 21: a print file with a rotation flag is refused by name, before its size is measured. */
import assert from "node:assert/strict";
import { preflight } from "../../../../server/modules/catalogue/artwork/reading/preflight.ts";
import { ArtRefused } from "../../../../server/modules/catalogue/artwork/reading/refusal.ts";
import { orientationIn } from "../../../../server/modules/catalogue/artwork/reading/exif.ts";
import { drawPng, photo } from "../../../support/files/artwork.ts";
import { onGrounds } from "../../../support/server/grounds.ts";
import { send } from "../../../support/catalogue/artwork_placements.ts";
import { fc } from "../../../support/property.ts";

const KINDS = await Deno.readTextFile(new URL("../../../fixtures/real/orientations.txt", import.meta.url));
const CASES = KINDS.split("\n").filter((line) => line.includes("|")).map((line) => {
  const [hex = "", expected = "", kind = ""] = line.split("|").map((part) => part.trim());
  const notes = (hex.replaceAll(" ", "").match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  return { notes, expected, kind };
});

async function* whole(file: Uint8Array) {
  yield await Promise.resolve(file);
}
const outcomeOf = (file: Uint8Array): Promise<string> =>
  preflight(whole(file), file.length).then(() => "taken", (error: unknown) => {
    assert.ok(error instanceof ArtRefused);
    return error.code;
  });

for (const { notes, expected, kind } of CASES) {
  Deno.test(`Real input 21: a JPEG and a PNG are ${expected}: ${kind}`, async () => {
    assert.equal(await outcomeOf(photo({ width: 1200, height: 800, notes })), expected);
    const before = [["eXIf", Uint8Array.from(notes)]] as const;
    assert.equal(await outcomeOf(drawPng({ width: 60, height: 40, before })), expected);
  });
}

Deno.test(
  "Real input 21: the sender of such a file is told to rotate it, and it is stored neither for a preview nor for a ZIP",
  onGrounds(async (grounds) => {
    const [turned] = CASES;
    const response = await send(grounds, photo({ width: 1200, height: 800, notes: turned!.notes }));
    const { errors: [error] } = await response.json() as {
      errors: { extensions: { problems: { path: string; code: string }[] } }[];
    };
    assert.deepEqual([response.status, error?.extensions.problems], [400, [{
      path: "file",
      code: "turned",
    }]]);
    const artFiles = await grounds.world.db.read.selectFrom("art_files").select(["state"]).execute();
    assert.deepEqual(artFiles, [{ state: "Refused" }]);
  }),
);

Deno.test("Real input 21: metadata of any bytes gives an orientation from 1 to 8", () => {
  const bytes = fc.uint8Array({ maxLength: 60 });
  fc.assert(fc.property(fc.constantFrom("II*\0", "MM\0*", ""), bytes, (mark, rest) => {
    const notes = Uint8Array.from([...Array.from(mark, (sign) => sign.charCodeAt(0)), ...rest]);
    const orientation = orientationIn(notes);
    assert.ok(orientation >= 1 && orientation <= 8);
  }));
});
