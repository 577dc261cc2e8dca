/** The kinds of integrations by name, as the modules of all departments bring them. Source: ADR 113. */
import { defineKinds } from "../../../kinds.ts";
import type { IntegrationKind } from "./kind.ts";

export const integrationKinds = defineKinds<IntegrationKind>("an integration");
