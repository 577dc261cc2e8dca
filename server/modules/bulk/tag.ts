/** Tags put on many orders, or taken off them. */
import { changedTags, MAX_TAGS } from "../../../api/tags.ts";
import { badJob } from "../jobs/target.ts";
import { keepTags, writtenTags } from "../orders/tags_store.ts";
import { editOrders } from "./edit.ts";
import { rowJob } from "./row_job.ts";

interface TagWanted {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export const tag = rowJob<TagWanted>({
  kind: "orders.tag",
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
  change: (tx, records, { add, remove }, context) =>
    editOrders(tx, records, "orders.tag", context, async (row) => {
      const tags = changedTags(JSON.parse(row.tags) as string[], add, remove);
      if (tags.length > MAX_TAGS) return { refusedBy: "tooManyTags" };
      await keepTags(tx, row, tags);
      return { patch: { tags: JSON.stringify(tags) } };
    }),
});
