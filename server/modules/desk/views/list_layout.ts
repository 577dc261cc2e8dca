import { readInput } from "../../../../api/inputs/read.ts";
import { listLayoutInput } from "../../../../api/inputs/desk/list_layout.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { mutation } from "../../../fields.ts";
import { keepLayout, layoutsOf } from "./list_layout_store.ts";
import { badInput, columnsFor, viewableFor } from "./make.ts";

const LIST_LOOKS = "listLooks";

export const keepListLayout = mutation<"keepListLook">(async (tx, { key: _, ...args }, context) => {
  const read = readInput(listLayoutInput, args);
  if (!read.ok) throw badInput(read.problems);
  const layout = read.value;
  const { resource } = viewableFor(layout.resource, "resource", context);
  const { person } = context.session;
  const known = columnsFor(resource, person).map(({ key }) => key);
  const wrong = layout.columns.flatMap(({ key }, index) =>
    known.includes(key) && layout.columns.findIndex((each) => each.key === key) === index
      ? []
      : [{ path: `columns.${index}.key`, code: "unknown" }]
  );
  if (wrong.length > 0) throw badInput(wrong);
  const before = (await layoutsOf(tx, person._id))[resource.id];
  await keepLayout(tx, person._id, layout, context.now());
  const text = (some: typeof before) => some ? some.columns.map(({ key }) => key).join(", ") : "";
  const changes = [
    { field: "columns", before: text(before), after: text(layout) },
    { field: "density", before: before?.density ?? "", after: layout.density },
  ].filter((change) => change.before !== change.after);
  return {
    result: true,
    audit: changes.length === 0 ? [] : [{
      entity: "views",
      entityId: resource.id,
      sellerId: null,
      action: "keepListLook",
      changes,
      live: { entity: LIST_LOOKS, sellerId: null, ids: [resource.id], userId: person._id },
    }],
  };
});

/** Returns only the caller's own layouts. */
export const listLooks = (parent: Record<string, unknown>, { db, session }: AuthorizedContext) =>
  parent["_id"] === session.person._id ? layoutsOf(db.read, session.person._id) : {};
