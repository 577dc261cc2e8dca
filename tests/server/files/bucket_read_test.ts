import assert from "node:assert/strict";
import { bucketStore } from "../../../server/files/bucket.ts";
import { testBucket } from "../../support/server/bucket.ts";

Deno.test("an answer of a bucket is ended when its reader stops, also before reading", async () => {
  await using bucket = await testBucket();
  const files = bucketStore(bucket.place);
  const own = globalThis.fetch;
  try {
    for (const reads of [0, 1]) {
      let isEnded = false;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(10)),
        cancel: () => void (isEnded = true),
      });
      globalThis.fetch = () =>
        Promise.resolve(new Response(body, { headers: { etag: '"1"', "content-length": "100" } }));
      const reader = (await files.open("uploads/one"))!.getReader();
      for (let at = 0; at < reads; at++) assert.equal((await reader.read()).value?.byteLength, 10);
      await reader.cancel();
      assert.ok(isEnded, `${reads} pieces were read`);
    }
  } finally {
    globalThis.fetch = own;
  }
});
