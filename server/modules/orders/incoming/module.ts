import type { Module } from "../../../module.ts";
import { integrationKinds } from "../../desk/integrations/kinds.ts";
import { incomingOrders } from "./kind.ts";
import { incomingRoute } from "./route.ts";
import { forgetCalls } from "./store.ts";

export const incomingModule: Module = {
  kinds: [integrationKinds.bring(incomingOrders)],
  routes: [incomingRoute],
  forgetOld: forgetCalls,
};
