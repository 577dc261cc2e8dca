import { COUNT_CAP } from "../../../../api/constants.ts";
import { ApiError } from "../../../../api/errors.ts";
import { readCode } from "../../../../api/flows/report_code.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { mutation } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { auditOf, makeReport } from "./make.ts";
import {
  countReports,
  deleteReports,
  type Lookup,
  reportByCode,
  reportsById,
  reportsOf,
  viewOf,
} from "./store.ts";

const missing = () => new ApiError("NOT_FOUND", "There is no such report: it is over, or not yours to see.");

const lookupOf = ({ session: { person }, now }: AuthorizedContext, own?: boolean | null): Lookup => ({
  person,
  own: own ?? false,
  now: now(),
});

export const reports: Module = {
  queries: {
    async reports({ own }, context) {
      return (await reportsOf(context.db.read, lookupOf(context, own), context.page)).map(viewOf);
    },
    async reportsCount({ own }, context) {
      const count = await countReports(context.db.read, lookupOf(context, own));
      return { count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP };
    },
    async getReportByCode({ code }, context) {
      const known = readCode(code);
      const row = known === null ? undefined : await reportByCode(context.db.read, lookupOf(context), known);
      if (!row) throw missing();
      const { recording, ...listed } = row;
      return { report: viewOf(listed), recording };
    },
  },
  mutations: {
    makeReport,
    trashReport: mutation<"trashReport">(async (tx, { delete_ids }, context) => {
      const ids = [...new Set(delete_ids)];
      const rows = await reportsById(tx, lookupOf(context), ids);
      if (rows.length < ids.length) throw missing();
      await deleteReports(tx, ids);
      return { result: ids, audit: rows.map((row) => auditOf(row, "trashReport")) };
    }),
  },
};
