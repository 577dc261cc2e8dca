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
        // The floor sees no prices here; a printed customs form still has its values.
        return { ...declared, lines: declared.lines.map((line) => ({ ...line, value_minor: null })) };
      },
    },
  },
};
