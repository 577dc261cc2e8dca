/** Label files of other platforms: read, matched with orders, and attached to packages. Source: docs/label_files.md. */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { LABEL_PARTS_PATH } from "../../../../api/shipping/label_pages/bounds.ts";
import {
  labelPageRights as may,
  labelPages as resource,
} from "../../../../resources/shipping/label_pages.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { filesOf } from "../../../files/open.ts";
import { HttpError } from "../../../http/errors.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { listOf } from "../../../list/resolver.ts";
import { searchedTable } from "../../../search/numbered_records_store.ts";
import type { Module } from "../../../module.ts";
import { partRoutes } from "../../desk/comments/upload_parts.ts";
import { labelKey, previewKey } from "../labels/files/files.ts";
import { intakeJob } from "./intake_job.ts";
import { labelPageLifecycle } from "./lifecycle.ts";
import { rematchLoop } from "./rematch_loop.ts";
import { dropsOf } from "./sources_store.ts";
import { binsOf, type LabelPageRow, labelPagesList, pagesById, viewOf } from "./store.ts";
import { searchPackages, suggestPackages } from "./suggest_store.ts";
import { sourceParts, sourceSweeper } from "./uploads.ts";

async function pageOf(id: string, { db, scope }: AuthorizedContext): Promise<LabelPageRow | null> {
  return (await pagesById(db.read, scope, [id])).get(id) ?? null;
}

const searchedPages = searchedTable({
  kind: "ship_by_tiktok",
  title: "Label pages",
  rule: resource.rule,
  path: resource.path,
  table: "label_pages",
  subtitle: ["tracking_number", "order_ref"],
});

export const labelPages: Module = {
  lists: [listOf(resource, labelPagesList)],
  lifecycles: [labelPageLifecycle],
  searchable: [searchedPages],
  jobKinds: [intakeJob],
  queries: {
    async getLabelPageById({ _id }, context) {
      const row = await pageOf(_id, context);
      return row && viewOf(row);
    },
    labelPageBins: (_, { db, scope }) => binsOf(db.read, scope),
    labelDrops: (_, { db, session, now }) => dropsOf(db.read, session.actor._id, now() - DAY_SECONDS),
    async pagePackages({ _id, search }, context) {
      const row = await pageOf(_id, context);
      if (!row) return [];
      const words = (search ?? "").trim();
      return words === "" ? await suggestPackages(row, context) : await searchPackages(words, context);
    },
  },
  routes: [
    ...partRoutes(sourceParts, LABEL_PARTS_PATH, may.add),
    { method: "GET", path: "/label-pages/file", rule: may.view, handle: servePage },
  ],
  background: (tools) => {
    const loops = [sourceSweeper(tools), rematchLoop(tools)];
    return { stop: async () => void await Promise.all(loops.map((loop) => loop.stop())) };
  },
};

/** `GET {api}/label-pages/file?id=ID&as=preview`: the page that was cut out, or its picture. */
async function servePage(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const id = query.get("id") ?? "";
  const row = await pageOf(id, context);
  if (!row) throw noPage();
  const isPreview = query.get("as") === "preview";
  const files = filesOf(context.settings);
  const key = isPreview ? previewKey(row._id) : labelKey(row._id);
  const info = await files.stat(key);
  const body = info && await files.open(key);
  if (!info || !body) throw noPage();
  return storedFile(body, {
    type: isPreview ? "image/png" : "application/pdf",
    bytes: info.bytes,
    name: `${row.code}.${isPreview ? "png" : "pdf"}`,
    isShown: isPreview,
  });
}

const noPage = () => new HttpError(404, "NOT_FOUND", "There is no such page.");
