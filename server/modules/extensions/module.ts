/** What adds to the house: extensions of the build. Source: spec S2.34. */
import { batched } from "../../batch.ts";
import type { Module } from "../../fields.ts";
import { timelinesOf } from "../../lifecycle/timeline_store.ts";
import { keepForExtensions } from "./events.ts";
import { EXTENSIONS, knownManifest } from "./known.ts";
import { extensionsCount, extensionsList } from "./list.ts";
import { moveExtension } from "./lifecycle.ts";
import { makeExtension } from "./make.ts";
import {
  extensionDeliveries,
  myExtensions,
  replayExtensionDelivery,
  runExtension,
  testExtension,
} from "./run.ts";
import { setExtensionSecret, switchExtension } from "./switch.ts";
import { viewOf } from "./view.ts";
import { extensionWorker } from "./worker.ts";

export const extensions: Module = {
  queries: {
    extensions: extensionsList,
    extensionsCount,
    getExtensionById: async ({ _id }, { db }) => await viewOf(db.read, knownManifest(_id)),
    extensionDeliveries,
    myExtensions,
  },
  mutations: {
    makeExtension,
    switchExtension,
    moveExtension,
    setExtensionSecret,
    testExtension,
    replayExtensionDelivery,
    runExtension,
  },
  fields: { Extension: { timeline: batched(timelinesOf(EXTENSIONS), []) } },
  onEvents: keepForExtensions,
  background: extensionWorker,
};
