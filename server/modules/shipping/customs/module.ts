import { isFloor } from "../../../../api/access.ts";
import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { declarePackage } from "./declare.ts";
import { declarationsOf, type PackageDeclaration } from "./store.ts";

const declarations = batchField<PackageDeclaration | null>(declarationsOf, null);

export const customs: Module = {
  mutations: { declarePackage },
  fields: {
    Package: {
      async declaration(pkg, context) {
        const declared = await declarations(pkg, context);
        if (!declared || !isFloor(context.session.person)) return declared;
        // People of the floor see no prices; a printed customs form has the values that it needs.
        return { ...declared, lines: declared.lines.map((line) => ({ ...line, value_minor: null })) };
      },
    },
  },
};
