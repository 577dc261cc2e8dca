/** A photo of a reject: first stored on the device, then sent in the background, with each refusal shown. */
import { FakeApi, onStage, press, refusal, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { fireEvent } from "@testing-library/react";
import { RejectPhoto } from "../../../../../src/features/workshop/units/photos/reject_photo.tsx";
import { PhotoSender } from "../../../../../src/features/workshop/units/photos/photo_sender.ts";
import type {
  PhotoStore,
  StoredPhoto,
} from "../../../../../src/features/workshop/units/photos/photo_store.ts";
import { forgetSession, keep } from "../../../../../src/lib/cookies.ts";
import { FakeUpload } from "../../../fake_upload.ts";

const PHOTO = new File(["jpeg"], "IMG_1.jpg", { type: "image/jpeg" });
const last = () => FakeUpload.all.at(-1)!;
const drawn = (file: Blob) => Promise.resolve(file.size === 0 ? null : file);

async function atReject(
  work: (photos: string[], choose: (file?: File) => void) => Promise<void>,
): Promise<void> {
  const restore = FakeUpload.install();
  keep("token", "t0ken");
  const calls: string[] = [];
  try {
    await onStage(
      new FakeApi(),
      <RejectPhoto
        unitId="u1"
        scanKey={crypto.randomUUID()}
        draw={drawn}
        onTaken={() => calls.push("taken")}
      />,
      () =>
        work(calls, (file = PHOTO) => {
          fireEvent.change(document.querySelector("input[type=file]")!, { target: { files: [file] } });
        }),
    );
  } finally {
    forgetSession();
    restore();
  }
}

const missing = async () =>
  await (await refusal("NOT_FOUND", {}, 404)({ name: "", variables: {} }, new AbortController().signal))
    .json();

Deno.test("workshop §7 a photo is accepted at once, waits for its reject and for a connection, and is then sent", () =>
  atReject(async (photos, choose) => {
    choose();
    await waitFor(() => assert.equal(FakeUpload.all.length, 1));
    assert.deepEqual(photos, ["taken"], "nobody waits for the network");
    await says("Sending …");
    const { key, unit } = last().query;
    assert.equal(unit, "u1");
    await last().answer(404, await missing());
    await says("Kept on this device. It is sent as soon as there is a connection. Send nowRemove");
    await press("Send now");
    await waitFor(() => assert.equal(FakeUpload.all.length, 2));
    const reason = { code: "storeFull", text: "" };
    await last().answer(507, { errors: [{ message: "", extensions: { code: "LIMIT", reason } }] });
    await says("Kept on this device. It is sent as soon as there is a connection. Send nowRemove");
    await press("Send now");
    await waitFor(() => assert.equal(FakeUpload.all.length, 3));
    await last().fail();
    globalThis.dispatchEvent(new Event("online"));
    await waitFor(() => assert.equal(FakeUpload.all.length, 4));
    assert.equal(last().query.key, key, "the same photo keeps its key");
    await last().answer(201, { file: "p1" });
    await waitFor(() => assert.equal(screen.queryByAltText("The photo you took"), null));
  }));

Deno.test("workshop §7 an invalid photo is not sent; one that the API refuses shows the reason and is removed by a tap", () =>
  atReject(async (photos, choose) => {
    choose(new File([], "empty.jpg"));
    await screen.findByText("The file is not a JPEG, PNG or WebP. Take the photo again.");
    assert.deepEqual([photos, FakeUpload.all.length], [[], 0]);
    choose();
    await waitFor(() => assert.equal(FakeUpload.all.length, 1));
    const errors = [{
      message: "",
      extensions: { code: "BAD_INPUT", problems: [{ path: "file", code: "damaged" }] },
    }];
    await last().answer(400, { errors });
    await says("The photo was not sent. The photo cannot be read. Take it again. Remove");
    await press("Remove");
    assert.equal(screen.queryByAltText("The photo you took"), null);
  }));

Deno.test("workshop §7 photos survive their page: the same person's are sent again with their keys, another person's never, forty at most", async () => {
  const restore = FakeUpload.install();
  keep("token", "t0ken");
  const stored = new Map<string, StoredPhoto>();
  const store: PhotoStore = {
    of: (person) => Promise.resolve([...stored.values()].filter((photo) => photo.person === person)),
    put: (photo) => Promise.resolve(void stored.set(photo.key, photo)),
    remove: (key) => Promise.resolve(void stored.delete(key)),
  };
  const of = { unit: "u1", event: "e1", scan: "" };
  const first = new PhotoSender("ann", store);
  await first.add(of, PHOTO);
  const { key } = last().query;
  first.stop();
  const [other, again] = [new PhotoSender("ben", store), new PhotoSender("ann", store)];
  try {
    await waitFor(() => assert.equal(FakeUpload.all.length, 2));
    assert.equal(last().query.key, key);
    assert.deepEqual(other.photos(), []);
    await last().answer(201, { file: "p1" });
    assert.deepEqual([stored.size, again.photos()], [0, []]);
    const some = await Promise.all(Array.from({ length: 41 }, () => again.add(of, PHOTO)));
    assert.deepEqual([some.filter(Boolean).length, stored.size], [40, 40]);
  } finally {
    other.stop();
    again.stop();
    forgetSession();
    restore();
  }
});
