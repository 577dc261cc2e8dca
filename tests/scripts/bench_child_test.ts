/** A measurement ends the processes that it starts, and refuses unknown arguments. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { spawn, startFlags } from "../../scripts/bench/child.ts";
import { withDirectory } from "../support/server/database.ts";

const CHILD = new URL("../../scripts/bench/child.ts", import.meta.url).href;
const GOES_ON = "setInterval(() => {}, 1000);";

async function scriptIn(folder: string, name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await Deno.writeTextFile(path, text);
  return path;
}

for (const signal of ["SIGKILL", "SIGTERM"] as const) {
  Deno.test(`a measurement ended by ${signal} leaves no server running`, () =>
    withDirectory(async (folder) => {
      const child = await scriptIn(
        folder,
        "child.ts",
        `import { endWithParent } from "${CHILD}"; endWithParent(); console.log("Ready "); ${GOES_ON}`,
      );
      const parent = await scriptIn(
        folder,
        "parent.ts",
        `import { endChildrenOnSignals, spawn } from "${CHILD}"; endChildrenOnSignals();
        await spawn("${child}", [], {}); console.error("begun"); ${GOES_ON}`,
      );
      const running = new Deno.Command(Deno.execPath(), {
        args: ["run", "--no-check", "--allow-all", parent],
        stdout: "null",
        stderr: "piped",
      }).spawn();
      let output = "";
      // Both processes write to this stream, which closes once the last one is gone.
      for await (const text of running.stderr.pipeThrough(new TextDecoderStream())) {
        output += text;
        if (output.includes("begun")) running.kill(signal);
      }
      assert.match(output, /begun/);
      await running.status;
    }));
}

Deno.test("a child process that ignores its stop is killed", () =>
  withDirectory(async (folder) => {
    const stubborn = await scriptIn(
      folder,
      "stubborn.ts",
      `Deno.addSignalListener("SIGTERM", () => {}); console.log("Ready "); ${GOES_ON}`,
    );
    const child = await spawn(stubborn, [], {}, 50);
    await child[Symbol.asyncDispose]();
    assert.throws(() => child.signal("SIGTERM"));
  }));

Deno.test("ADR 61: V8's young generation of a started server stays small, also while it is measured", async () => {
  const flags = await startFlags();
  const filled = `import { getHeapSpaceStatistics } from "node:v8";
    for (let held = [], count = 0; count < 4e6; count++) {
      held.push({ count });
      if (held.length > 2e5) held = [];
    }
    console.log(getHeapSpaceStatistics().find((space) => space.space_name === "new_space").physical_space_size);`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", ...flags, filled],
    stdout: "piped",
  }).output();
  const bytes = Number(new TextDecoder().decode(stdout));
  assert.ok(bytes > 0 && bytes < 20e6, `${bytes} bytes`);
});
