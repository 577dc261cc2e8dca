import { changedTags, MAX_TAGS } from "../../../../api/orders/tags.ts";
import { tagFields } from "../../../../api/inputs/orders/job.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { keepTags, writtenTags } from "../orders/tags_store.ts";
import { deriveColumns } from "./derive.ts";
import { editOrders, editsUndo } from "./edit.ts";
import { previewAll } from "./preview.ts";
import { rowJob } from "../../desk/bulk/row_job.ts";

interface TagWanted {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export const tag = rowJob<TagWanted>({
  kind: "orders.tag",
  rule: ordersRights.update,
  fields: tagFields,
  preview: previewAll,
  undo: editsUndo,
  async read({ add_tags, remove_tags, resource }, { scope }, tx) {
    if (resource !== "orders") throw badJob([{ path: "resource", code: "invalid" }]);
    const [add, remove] = [add_tags ?? [], remove_tags ?? []];
    if (add.length + remove.length === 0) throw badJob([{ path: "add_tags", code: "required" }]);
    const words = [...add.map((each) => `+${each}`), ...remove.map((each) => `-${each}`)].join(" ");
    return {
      input: { add: await writtenTags(tx, scope, add), remove },
      title: (count) => `Tags ${words}: ${count} orders`,
    };
  },
  async change(tx, records, { add, remove }, context) {
    const derived = await deriveColumns(tx, records, context);
    return await editOrders(tx, records, "orders.tag", context, async (row) => {
      const tags = changedTags(JSON.parse(row.tags) as string[], add, remove);
      if (tags.length > MAX_TAGS) return { refusedBy: "tooManyTags" };
      await keepTags(tx, row, tags);
      const patch = { tags: JSON.stringify(tags) };
      // A shipping policy may match a tag, and so provide the missing method.
      return { patch: { ...patch, ...await derived(row, patch) } };
    });
  },
});
