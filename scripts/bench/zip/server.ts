/** Runs the server as `start` does, with one more route: the print files one after the other, as plain streams of Deno. */
import { join } from "node:path";
import { printBatches } from "../../../resources/workshop/print_batches.ts";
import type { Module } from "../../../server/module.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { greetingText, serve, stopOnSignals } from "../../../server/main.ts";
import { modules } from "../../../server/generated/modules.ts";
import { readEnvironment } from "../../../server/settings/settings.ts";
import { endWithParent } from "../child.ts";

endWithParent();
const raw: Module = {
  routes: [{
    method: "GET",
    path: "/bench/raw",
    rule: printBatches.rule,
    handle: (_request, { settings: { dataDir } }) => Promise.resolve(new Response(filesIn(dataDir))),
  }],
};

function filesIn(dataDir: string): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const send = async () => {
    for await (const { key } of folderStore(dataDir).list("artwork")) {
      const file = await Deno.open(join(dataDir, key));
      await file.readable.pipeTo(writable, { preventClose: true });
    }
    await writable.close();
  };
  // The stream fails if the caller disconnects.
  send().catch(() => {});
  return readable;
}

const running = await serve({ ...readEnvironment(Deno.env.toObject()), modules: [...modules, raw] });
const stopped = stopOnSignals(running);
console.log(greetingText(running));
await stopped;
Deno.exit(0);
