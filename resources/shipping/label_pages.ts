/** Direct › Ship By TikTok: pages of label files that were dropped. Source: docs/requirements.md S2.6, S6.10. */
import { rules } from "../../api/access.ts";
import { LabelBins, LabelDrops } from "../../api/generated/operations/label_pages.ts";
import { LABEL_PAGE_STATUSES } from "../../api/statuses.ts";
import { choice, column, compound, days, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

export const labelPageRights = rightsIn("ship_by_tiktok", rules.operations);
const may = labelPageRights;
const hidden = { hidden: true };

export const labelPages = defineResource({
  id: "ship_by_tiktok",
  path: "/ship-by-tiktok",
  group: "direct",
  rule: may.view,
  module: "ship_by_tiktok",
  query: "labelPages",
  count: "labelPagesCount",
  roots: {
    getLabelPageById: may.view,
    moveLabelPage: may.update,
    labelPageBins: may.view,
    labelDrops: may.view,
    pagePackages: may.update,
  },
  defaults: {},
  segment: "status",
  filters: [
    search(),
    statuses("status", LABEL_PAGE_STATUSES),
    days(),
    choice("armed", ["now", "paid"]),
    { key: "job", kind: "ids" },
    ids(),
  ],
  columns: [
    column("code", "code", 104),
    compound("_id", "page", 88, ["name", "page"], { card: "beside" }),
    compound("tracking_number", "tracking", 216, ["carrier"], { card: "figures" }),
    column("order_ref", "mono", 176, { card: "words" }),
    column("status", "status", 112, { sortable: true, lifecycle: "label_page" }),
    column("finding", "word", 200, { card: "words" }),
    compound("order_code", "order", 112, ["order_id"], { card: "aside" }),
    column("package_code", "mono", 112),
    column("armed", "word", 128, hidden),
    column("seller_name", "text", 128),
    column("store_name", "text", 128, hidden),
    column("zip5", "mono", 72, hidden),
    column("paper", "word", 80, hidden),
    column("name", "text", 200, { hidden: true, card: "title" }),
    column("page", "number", 64, hidden),
    column("maker_name", "text", 128, hidden),
    column("created_at", "time", 168, { sortable: true }),
    column("updated_at", "time", 168, hidden),
  ],
  sort: "-created_at",
  record: true,
  note: may.view,
  besideRows: [LabelBins.text, LabelDrops.text],
  named: "code",
  lifecycle: {
    name: "label_page",
    mutation: "moveLabelPage",
    input: "LabelPageMoveInput",
    job: "list.move",
  },
  moves: [
    { event: "page.attach", rule: may.update },
    {
      event: "page.match",
      rule: may.update,
      asks: ["package_id", "tracking_number?", "reason"],
      isSingle: true,
    },
    { event: "page.rematch", rule: may.update },
    { event: "page.replace", rule: may.update, asks: ["reason"], isSingle: true },
    { event: "page.discard", rule: may.update, asks: ["reason?"] },
    { event: "page.restore", rule: may.update, isUndo: true },
  ],
});
