import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import type { AnyStateMachine } from "xstate";
import { resources } from "../../../resources/generated/resources.ts";
import { wiredActing, wiredSwitchUser } from "../../../src/features/people/acting/wiring.ts";
import { wiredAnswer } from "../../../src/engine/wiring/answer.ts";
import { wiredApiToken } from "../../../src/features/people/profile/api_token_wiring.ts";
import { wiredBookmarks } from "../../../src/features/desk/bookmarks/wiring.ts";
import { wiredBulk } from "../../../src/engine/bulk/bulk_wiring.ts";
import { wiredBulkJob } from "../../../src/engine/bulk/bulk_job_wiring.ts";
import { wiredCallToAction } from "../../../src/features/desk/call_to_action/wiring.ts";
import { wiredDemonstration } from "../../../src/diagnostics/demonstration/demonstration_wiring.ts";
import { wiredTasks } from "../../../src/diagnostics/demonstration/demonstration_tasks_wiring.ts";
import { wiredEntryLink } from "../../../src/features/people/users/entry_link_wiring.ts";
import { wiredForm } from "../../../src/engine/form/form_wiring.ts";
import { wiredImport } from "../../../src/features/orders/imports/import_wiring.ts";
import { wiredImportFile } from "../../../src/features/orders/imports/import_file_wiring.ts";
import { wiredItemFile } from "../../../src/features/catalogue/items/import_wiring.ts";
import { wiredFileUpload } from "../../../src/engine/file/file_wiring.ts";
import { wiredLayout } from "../../../src/app/wiring/layout.ts";
import { wiredList, wiredSelection } from "../../../src/engine/list/wiring.ts";
import { wiredMaintenance } from "../../../src/app/wiring/maintenance.ts";
import { wiredMove } from "../../../src/engine/record/move_wiring.ts";
import { wiredNotifications } from "../../../src/features/desk/notifications/wiring.ts";
import { wiredPlacing } from "../../../src/features/catalogue/artwork/wiring.ts";
import { wiredConnection } from "../../../src/features/shops/connection/form_wiring.ts";
import { wiredPassword } from "../../../src/features/people/profile/password_wiring.ts";
import { wiredPreferences } from "../../../src/features/people/customizer/wiring.ts";
import { wiredRecord } from "../../../src/engine/record/record_wiring.ts";
import { wiredRelease } from "../../../src/app/wiring/release.ts";
import { wiredReport } from "../../../src/diagnostics/reports/report_wiring.ts";
import { wiredReturnBench } from "../../../src/features/shipping/returns/wiring.ts";
import { wiredScanQueue } from "../../../src/features/workshop/stations/queue/wiring.ts";
import { wiredSearch } from "../../../src/features/desk/search/wiring.ts";
import { wiredSession } from "../../../src/app/wiring/session.ts";
import { wiredSessions } from "../../../src/features/people/session/wiring.ts";
import { wiredComment } from "../../../src/features/desk/comments/wiring.ts";
import { wiredPack } from "../../../src/features/workshop/stations/pack/pack_wiring.ts";
import { wiredBoxStation } from "../../../src/features/handover/box_station/box_wiring.ts";
import { wiredStation } from "../../../src/features/workshop/stations/wiring.ts";
import { wiredVerdict } from "../../../src/features/workshop/stations/frame/verdict_wiring.ts";
import { wiredNewCase } from "../../../src/features/support/new_case/wiring.ts";
import { wiredView } from "../../../src/engine/views/view_change_wiring.ts";
import { wiredViews } from "../../../src/engine/views/views_wiring.ts";
import { ownWindow } from "../../../src/lib/own_window.ts";
import { implementationsOf, placeholdersOf } from "../../support/machines/graph.ts";

const nothing = () => {};
/** A value that a wiring reads only when its effects run. */
const later = {} as never;
const resource = resources[0]!;

/** The machines of the app as they are wired, by name. */
const WIRED: Readonly<Record<string, readonly AnyStateMachine[]>> = {
  acting: [wiredActing(later)],
  api_token: [wiredApiToken(later)],
  bookmarks: [wiredBookmarks()],
  box_station: [wiredBoxStation({ person: "", verdict: later }).machine],
  bulk: [wiredBulk(undefined)],
  bulk_job: [wiredBulkJob()],
  call_to_action: [wiredCallToAction(true), wiredCallToAction(false)],
  comment: [wiredComment(later, null, "")],
  demonstration: [wiredDemonstration({ navigate: nothing })],
  demonstration_tasks: [wiredTasks(nothing)],
  entry_link: [wiredEntryLink("", nothing)],
  file_upload: [wiredFileUpload(later)],
  form: [wiredForm(later)],
  import: [wiredImport()],
  import_file: [wiredImportFile()],
  item_file: [wiredItemFile()],
  layout: [wiredLayout()],
  list: [wiredList(resource)],
  maintenance: [wiredMaintenance()],
  move: [wiredMove("", "", later)],
  new_case: [wiredNewCase("", "")],
  notifications: [wiredNotifications],
  placing: [wiredPlacing(later, later, nothing)],
  pack: [wiredPack().machine],
  password: [wiredPassword(later, nothing)],
  preferences: [wiredPreferences()],
  record: [wiredRecord(later), wiredAnswer(later)],
  release: [wiredRelease(nothing)],
  report: [wiredReport({ _id: "", role: "" })],
  return_bench: [wiredReturnBench(later)],
  scan_queue: [wiredScanQueue(later).machine],
  search: [wiredSearch(nothing)],
  selection: [wiredSelection()],
  session: [sessionWired()],
  sessions: [wiredSessions(null), wiredSessions("u1")],
  shop_connection: [
    wiredConnection("", { input: () => ({}), before: () => null }, { onSaved: nothing, onUnknown: nothing }),
  ],
  station: [wiredStation({ person: later, verdict: later, onPrint: nothing }).machine],
  switch_user: [wiredSwitchUser("")],
  verdict: [wiredVerdict()],
  view: [wiredView(nothing)],
  views: [wiredViews(resource)],
};

function sessionWired() {
  const window = ownWindow(nothing);
  const wired = wiredSession(null, { navigate: nothing, reload: nothing, currentPath: () => "/" }, window);
  window.stop();
  return wired;
}

const folder = new URL("../../../machines/", import.meta.url);
const isMachine = (each: unknown): each is AnyStateMachine =>
  typeof each === "object" && each !== null && "implementations" in each;

function* machineFiles(within = folder): Generator<URL> {
  for (const { name, isDirectory } of Deno.readDirSync(within)) {
    // The server wires the lifecycles.
    if (name === "lifecycles") continue;
    if (isDirectory) yield* machineFiles(new URL(`${name}/`, within));
    else yield new URL(name, within);
  }
}

/** Returns every machine of a screen that needs effects, by its file's name. */
async function asking(): Promise<[string, AnyStateMachine][]> {
  const found = await Promise.all([...machineFiles()].map(async ({ href }) => {
    const machines = Object.values<unknown>(await import(href)).filter(isMachine);
    const name = href.slice(href.lastIndexOf("/") + 1, -".ts".length);
    return machines.map((machine): [string, AnyStateMachine] => [name, machine]);
  }));
  return found.flat().filter(([, machine]) => placeholdersOf(machine).length > 0);
}

Deno.test("every effect that any machine needs is wired, and no other", async () => {
  const machines = await asking();
  assert.deepEqual(machines.map(([name]) => name).sort(), Object.keys(WIRED).sort());
  for (const [name, machine] of machines) {
    for (const wired of WIRED[name] ?? []) {
      assert.deepEqual(placeholdersOf(wired), [], name);
      assert.deepEqual(implementationsOf(wired), implementationsOf(machine), name);
    }
  }
});
