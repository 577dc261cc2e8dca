import { ApiError } from "../../../../api/errors.ts";
import { audit as resource } from "../../../../resources/people/audit.ts";
import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { detailsOf, type EntryDetails } from "./names_store.ts";
import { sealCheckOf } from "./check_store.ts";
import { auditById, auditChoices, auditList, sealStateOf } from "./store.ts";
import { auditView } from "./view.ts";

export const audit: Module = {
  lists: [listOf(resource, auditList)],
  fields: {
    AuditEntry: { told: batchField<EntryDetails>(detailsOf, { changes: [], names: {}, currency: "" }) },
  },
  queries: {
    async getAuditById({ _id }, { db, scope }) {
      const row = await auditById(db.read, scope, _id);
      if (!row) throw new ApiError("NOT_FOUND", "There is no such entry.");
      return auditView(row);
    },
    auditChoices: (_args, { db }) => auditChoices(db.read),
    auditSeals: async (_args, { db }) => ({ ...await sealStateOf(db.read), ...await sealCheckOf(db.read) }),
  },
};
