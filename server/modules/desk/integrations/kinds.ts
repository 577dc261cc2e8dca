/** Lists the kinds of integration that modules register. Source: ADR 113. */
import { defineKinds } from "../../../kinds.ts";
import type { IntegrationKind } from "./kind.ts";

export const integrationKinds = defineKinds<IntegrationKind>("an integration");
