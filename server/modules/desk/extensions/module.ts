/** Serves the settings, rights and deliveries of extensions. Source: docs/requirements.md S2.34. */
import type { Module } from "../../../module.ts";
import { deliveryKinds } from "../deliveries/kinds.ts";
import { extensionDelivery } from "./delivery.ts";
import { keepForExtensions } from "./events.ts";
import { manifestById } from "./manifest_lookup.ts";
import { extensionsCount, extensionsList } from "./list.ts";
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
import { extensionLifecycle } from "./lifecycle.ts";
import { extensionWorker } from "./worker.ts";

export const extensions: Module = {
  kinds: [deliveryKinds.bring(extensionDelivery)],
  lifecycles: [extensionLifecycle],
  queries: {
    extensions: extensionsList,
    extensionsCount,
    getExtensionById: async ({ _id }, { db }) => await viewOf(db.read, manifestById(_id)),
    extensionDeliveries,
    myExtensions,
  },
  mutations: {
    makeExtension,
    switchExtension,
    setExtensionSecret,
    testExtension,
    replayExtensionDelivery,
    runExtension,
  },
  onEvents: keepForExtensions,
  background: extensionWorker,
};
