/** The worked example of docs/deploying.md, executed: configuration, proxy, first sign-in, doctor, shutdown. */
import assert from "node:assert/strict";
import { deploy, root } from "../support/deployment/deployment.ts";
import { becomeFirst, faultsOf, linkIn, openBrowser, openPage } from "./support/deployed_steps.ts";
import { watch } from "./support/watch.ts";

Deno.test("a documented deployment works: its files agree, the doctor finds no fault, the first account signs in through the proxy", async () => {
  await using deployed = await deploy({ program: root, processes: 1 });
  await using browser = await openBrowser();
  const context = await browser.newContext();
  const watched = await watch(context, [deployed.app, deployed.api, deployed.login]);
  const page = await openPage(context);
  await becomeFirst(page, deployed, linkIn(deployed.processes[0]!.greeting));
  assert.deepEqual(await faultsOf(deployed), []);
  assert.deepEqual(watched.faults, []);
  assert.equal(await deployed.processes[0]!.stop(), 0, "SIGTERM to the task ends it cleanly");
});
