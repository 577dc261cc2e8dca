import { batchField } from "../../../graphql/batch.ts";
import type { Module } from "../../../module.ts";
import { covers } from "../../../scope.ts";
import { artOfLines, artworkOf } from "./artwork_store.ts";
import { artWorkers } from "./files.ts";
import { artFileView, readyFilesOf } from "./files_store.ts";
import { findOwner, makePlacements, ownerRefOf } from "./make.ts";
import { placementsOfLines, placementsOfUnits } from "./placements_store.ts";
import { artRoutes } from "./routes.ts";

const art = batchField(artOfLines, "none");

export const artwork: Module = {
  queries: {
    async artFiles({ seller, search }, { db, scope, page }) {
      if (!covers(scope, seller)) return [];
      const rows = await readyFilesOf(db.read, scope, seller, { ...page, search: search ?? "" });
      return rows.map(artFileView);
    },
    async getArtworkOf(args, { db, scope }) {
      const owned = ownerRefOf(args);
      return await artworkOf(db.read, scope, owned, await findOwner(db.read, scope, owned));
    },
  },
  mutations: { makePlacements },
  routes: artRoutes,
  background: artWorkers,
  fields: {
    OrderLine: {
      art: (line, context) => line["art"] ?? art(line, context),
      placements: batchField(placementsOfLines, []),
    },
    Unit: { placements: batchField(placementsOfUnits, []) },
  },
};
