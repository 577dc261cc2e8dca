import "../../support/dom.ts";
import assert from "node:assert/strict";
import type { AnyStateMachine } from "xstate";
import { resources } from "../../../resources/mod.ts";
import { wiredActing, wiredSwitchUser } from "../../../src/wiring/acting.ts";
import { wiredAnswer } from "../../../src/wiring/answer.ts";
import { wiredApiToken } from "../../../src/wiring/api_token.ts";
import { wiredBookmarks } from "../../../src/wiring/bookmarks.ts";
import { wiredBulk } from "../../../src/wiring/bulk.ts";
import { wiredBulkJob } from "../../../src/wiring/bulk_job.ts";
import { wiredCallToAction } from "../../../src/wiring/call_to_action.ts";
import { wiredDemonstration } from "../../../src/wiring/demonstration.ts";
import { wiredTasks } from "../../../src/wiring/demonstration_tasks.ts";
import { wiredEntryLink } from "../../../src/wiring/entry_link.ts";
import { wiredForm } from "../../../src/wiring/form.ts";
import { wiredImport } from "../../../src/wiring/import.ts";
import { wiredImportFile } from "../../../src/wiring/import_file.ts";
import { wiredLayout } from "../../../src/wiring/layout.ts";
import { wiredList, wiredSelection } from "../../../src/wiring/list.ts";
import { wiredMaintenance } from "../../../src/wiring/maintenance.ts";
import { wiredMove } from "../../../src/wiring/move.ts";
import { wiredNotifications } from "../../../src/wiring/notifications.ts";
import { wiredPassword } from "../../../src/wiring/password.ts";
import { wiredPreferences } from "../../../src/wiring/preferences.ts";
import { wiredRecord } from "../../../src/wiring/record.ts";
import { wiredRelease } from "../../../src/wiring/release.ts";
import { wiredReport } from "../../../src/wiring/report.ts";
import { wiredSearch } from "../../../src/wiring/search.ts";
import { wiredSession } from "../../../src/wiring/session.ts";
import { wiredSessions } from "../../../src/wiring/sessions.ts";
import { wiredComment } from "../../../src/wiring/talk.ts";
import { wiredView } from "../../../src/wiring/view_change.ts";
import { wiredViews } from "../../../src/wiring/views.ts";
import { ownWindow } from "../../../src/wiring/window.ts";
import { implementationsOf, placeholdersOf } from "../../support/graph.ts";

const nothing = () => {};
/** What a wiring reads only when its effects run. */
const later = {} as never;
const resource = resources[0]!;

/** What each machine runs with in the app. */
const WIRED: Readonly<Record<string, readonly AnyStateMachine[]>> = {
  acting: [wiredActing(later)],
  api_token: [wiredApiToken(nothing)],
  bookmarks: [wiredBookmarks()],
  bulk: [wiredBulk(undefined)],
  bulk_job: [wiredBulkJob()],
  call_to_action: [wiredCallToAction(true), wiredCallToAction(false)],
  comment: [wiredComment(later, null, "", new Map())],
  demonstration: [wiredDemonstration({ navigate: nothing })],
  demonstration_tasks: [wiredTasks(nothing)],
  entry_link: [wiredEntryLink("", nothing)],
  form: [wiredForm(later)],
  import: [wiredImport()],
  import_file: [wiredImportFile()],
  layout: [wiredLayout()],
  list: [wiredList(resource)],
  maintenance: [wiredMaintenance()],
  move: [wiredMove("", "", later)],
  notifications: [wiredNotifications],
  password: [wiredPassword(later, nothing)],
  preferences: [wiredPreferences()],
  record: [wiredRecord(later), wiredAnswer(later)],
  release: [wiredRelease(nothing)],
  report: [wiredReport({ _id: "", role: "" })],
  search: [wiredSearch(nothing)],
  selection: [wiredSelection()],
  session: [sessionWired()],
  sessions: [wiredSessions(null), wiredSessions("u1")],
  switch_user: [wiredSwitchUser("", false)],
  view: [wiredView(nothing)],
  views: [wiredViews(resource)],
};

function sessionWired() {
  const window = ownWindow(nothing);
  const wired = wiredSession(null, { navigate: nothing, reload: nothing, here: () => "/" }, window);
  window.stop();
  return wired;
}

const folder = new URL("../../../machines/", import.meta.url);
const isMachine = (each: unknown): each is AnyStateMachine =>
  typeof each === "object" && each !== null && "implementations" in each;

/** Every machine of the folder that asks for anything, by the name of its file. */
async function asking(): Promise<[string, AnyStateMachine][]> {
  const names = [...Deno.readDirSync(folder)].filter((entry) => entry.isFile).map(({ name }) => name);
  const found = await Promise.all(names.map(async (name) => {
    const machines = Object.values<unknown>(await import(new URL(name, folder).href)).filter(isMachine);
    return machines.map((machine): [string, AnyStateMachine] => [name.replace(".ts", ""), machine]);
  }));
  return found.flat().filter(([, machine]) => placeholdersOf(machine).length > 0);
}

Deno.test("every effect that any machine asks for is wired, and nothing that it does not ask for", async () => {
  const machines = await asking();
  assert.deepEqual(machines.map(([name]) => name).sort(), Object.keys(WIRED).sort());
  for (const [name, machine] of machines) {
    for (const wired of WIRED[name] ?? []) {
      assert.deepEqual(placeholdersOf(wired), [], name);
      assert.deepEqual(implementationsOf(wired), implementationsOf(machine), name);
    }
  }
});
