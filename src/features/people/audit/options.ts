import { AuditChoices } from "../../../../api/generated/operations/audit.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";
import { actionText, actorText, entityText } from "./words.ts";

export const actors = optionsFrom(
  AuditChoices,
  ({ auditChoices }) => auditChoices.actors.map(({ _id, name }) => ({ value: _id, name: actorText(name) })),
);
export const actorOptions = optionsFrom(
  AuditChoices,
  ({ auditChoices }) => auditChoices.acted.map(({ _id, name }) => ({ value: _id, name })),
);
export const entities = optionsFrom(
  AuditChoices,
  ({ auditChoices }) =>
    auditChoices.entities.map((value) => ({ value, name: entityText(value), more: value })),
);
export const actions = optionsFrom(
  AuditChoices,
  ({ auditChoices }) =>
    auditChoices.actions.map((value) => ({ value, name: actionText(value), more: value })),
);
