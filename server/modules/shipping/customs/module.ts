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
        const said = await declarations(pkg, context);
        if (!said || !isFloor(context.session.person)) return said;
        // The floor works without prices; a form prints the values that it needs.
        return { ...said, lines: said.lines.map((line) => ({ ...line, value_minor: null })) };
      },
    },
  },
};
