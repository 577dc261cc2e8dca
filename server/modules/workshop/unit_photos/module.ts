import { notFoundOf } from "../../../entity/refusals.ts";
import { batchField } from "../../../graphql/batch.ts";
import { mutation } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { sweeper } from "./files.ts";
import { auditOf, photoRoutes } from "./routes.ts";
import { deletePhotos, photosById, photosOfEvents } from "./store.ts";

const trashUnitPhoto = mutation<"trashUnitPhoto">(async (tx, { delete_ids }, { scope }) => {
  const rows = await photosById(tx, scope, delete_ids);
  const found = delete_ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw notFoundOf("photo")();
    return row;
  });
  await deletePhotos(tx, delete_ids);
  return { result: delete_ids, audit: found.map((row) => auditOf(row, "trashUnitPhoto", row._id, "")) };
});

const photos = batchField(photosOfEvents, []);

export const unitPhotos: Module = {
  mutations: { trashUnitPhoto },
  routes: photoRoutes,
  background: sweeper,
  fields: { UnitEvent: { photos }, Return: { photos } },
};
