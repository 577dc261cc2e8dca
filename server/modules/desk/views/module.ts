import { allows, type Person } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { SavedView, ViewCount } from "../../../../api/generated/schema.ts";
import { MAX_TABS } from "../../../../api/list_layout.ts";
import type { FilterValues, Resource } from "../../../../resources/define.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { recordsById } from "../../../entity/record_store.ts";
import { mutation } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { countList, type List } from "../../../list/resolver.ts";
import { argsOfView, viewableById } from "../../../figures/viewable.ts";
import { keepListLayout, listLooks } from "./list_layout.ts";
import { badInput, view, viewableFor, wire } from "./make.ts";
import { savedViews, setTabs, tabsOf, type ViewRow, viewsOf } from "./store.ts";

/** Returns the pinned views (the tabs) first; by default the tabs are the product's views for this person. */
async function listViews(
  reader: Reader,
  person: Person,
  { id, viewRules = {} }: Resource,
): Promise<SavedView[]> {
  const rows = (await viewsOf(reader, person, id)).filter(({ code }) => {
    const rule = viewRules[code];
    return code === "" || !rule || allows(rule, person);
  });
  const tabs = await tabsOf(reader, person, id) ??
    rows.filter((row) => row.code !== "").map((row) => row._id);
  const pinned = tabs.flatMap((id) => rows.find((row) => row._id === id) ?? []);
  const others = rows.filter((row) => !pinned.includes(row));
  return [...pinned, ...others].map((row) => wire(row, person, pinned.includes(row)));
}

async function usableViews(
  reader: Reader,
  ids: readonly string[],
  context: AuthorizedContext,
): Promise<ViewRow[]> {
  const rows = await recordsById(reader, savedViews, ids, context);
  return [...new Set(ids)].flatMap((id) => rows.get(id) ?? []).filter((row) => {
    const found = viewableById(row.resource);
    return found !== undefined && allows(found.resource.rule, context.session.person);
  });
}

/** Counts the records of one view. A failure affects only this view. */
async function countOf(
  row: ViewRow,
  { resource, source }: List,
  context: AuthorizedContext,
): Promise<ViewCount> {
  try {
    const args = argsOfView(resource, JSON.parse(row.filters) as FilterValues);
    return { _id: row._id, ...await countList(resource, source, args, context) };
  } catch (error) {
    if (!(error instanceof ApiError)) context.note(error);
    return { _id: row._id, count: null, capped: false };
  }
}

export const views: Module = {
  entities: [view],
  fields: { User: { list_looks: listLooks } },
  queries: {
    views(args, context) {
      const { resource } = viewableFor(args.resource, "resource", context);
      return listViews(context.db.read, context.session.person, resource);
    },
    async viewCounts({ ids }, context) {
      if (ids.length > MAX_TABS) throw badInput([{ path: "ids", code: "tooMany" }]);
      const rows = await usableViews(context.db.read, ids, context);
      return await Promise.all(rows.flatMap((row) => {
        const { list } = viewableById(row.resource)!;
        return list ? [countOf(row, list, context)] : [];
      }));
    },
  },
  mutations: {
    keepListLook: keepListLayout,
    pinViews: mutation<"pinViews">(async (tx, args, context) => {
      const { person } = context.session;
      const { resource } = viewableFor(args.resource, "resource", context);
      if (args.ids.length > MAX_TABS) throw badInput([{ path: "ids", code: "tooMany" }]);
      const rows = await usableViews(tx, args.ids, context);
      const isWhole = rows.length === new Set(args.ids).size;
      if (!isWhole || rows.some((row) => row.resource !== resource.id)) throw view.missing();
      const ids = rows.map((row) => row._id);
      // Another window may have changed the tabs, which must not be lost unseen.
      const shown = (await listViews(tx, person, resource)).filter(({ is_pinned }) => is_pinned);
      if (args.known && args.known.join() !== shown.map(({ _id }) => _id).join()) {
        throw new ApiError("STALE", "Cannot set the tabs: they were changed after they were shown");
      }
      const before = await tabsOf(tx, person, resource.id) ?? [];
      await setTabs(tx, person, resource.id, ids);
      const changes = [{ field: "tabs", before: before.join(" "), after: ids.join(" ") }];
      const live = { entity: "views", sellerId: null, ids, userId: person._id };
      return {
        result: await listViews(tx, person, resource),
        audit: [{
          entity: "views",
          entityId: resource.id,
          sellerId: null,
          action: "pinViews",
          changes,
          live,
        }],
      };
    }),
  },
};
