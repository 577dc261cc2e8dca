import { allows } from "../../../../api/access.ts";
import { packagePrintRule } from "../../../../resources/catalogue/prints.ts";
import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { packageDocuments } from "../../catalogue/prints/package_documents.ts";
import { findPackagePrints } from "../../catalogue/prints/store.ts";
import { drawDocuments, printablesOf } from "./print.ts";

const prints = batchField(findPackagePrints, []);

packageDocuments.fill({ printablesOf, draw: drawDocuments });

export const documents: Module = {
  fields: {
    Package: {
      prints: (row, context) =>
        allows(packagePrintRule, context.session.person) ? prints(row, context) : Promise.resolve([]),
    },
  },
};
