/** The guard of free disk space: when it refuses uploads, and when staff get a notice. */
import assert from "node:assert/strict";
import { freeBytesAt } from "../../../../server/files/free_space.ts";
import { watchDiskSpace } from "../../../../server/files/room.ts";
import { StoppedTime } from "../../../support/time/stopped_time.ts";

const GB = 1024 ** 3;

Deno.test("free space is checked repeatedly: while it is low uploads are refused, and staff get one notice as soon as it can be written", async () => {
  using time = new StoppedTime();
  let [free, isBroken] = [GB, true];
  const notices: string[] = [];
  const room = watchDiskSpace({
    minFreeBytes: GB,
    freeBytes: () => Promise.resolve(free),
    notify: (trouble) =>
      isBroken ? Promise.reject(new Error("disk full")) : Promise.resolve(void notices.push(trouble)),
  });
  const isRefused = async () => await room.refuseLow().then(() => false, () => true);
  assert.equal(await isRefused(), false);
  free = GB - 1;
  await room.checkSpace();
  assert.deepEqual(
    [await isRefused(), notices],
    [true, []],
    "a notice that cannot be written delays nobody",
  );
  isBroken = false;
  await room.checkSpace();
  await room.checkSpace();
  assert.deepEqual(notices, ["low"]);
  room.report("full");
  await room.checkSpace();
  assert.deepEqual(notices, ["low", "full"]);
  free = GB;
  await room.checkSpace();
  free = GB - 1;
  await room.checkSpace();
  assert.deepEqual(
    [await isRefused(), notices.length],
    [true, 2],
    "a shortage that comes and goes is reported once",
  );
  free = GB;
  time.pass(3_600_001);
  await room.checkSpace();
  assert.equal(await isRefused(), false);
  free = GB - 1;
  await room.checkSpace();
  assert.deepEqual(notices, ["low", "full", "low"]);
  time.pass(24 * 3_600_001);
  await room.checkSpace();
  assert.deepEqual(
    notices,
    ["low", "full", "low", "low"],
    "a lasting shortage is reported again a day later",
  );
  await room.stop();
});

Deno.test("free space is that of the fullest disk, and a missing folder counts as none", async () => {
  const free = await freeBytesAt(["/nowhere/at/all", Deno.cwd()]);
  assert.ok(free > 0 && Number.isFinite(free));
  assert.equal(await freeBytesAt(["/nowhere/at/all"]), Infinity);
});
