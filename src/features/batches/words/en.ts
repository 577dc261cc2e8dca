/** Words of print batches. */
import type { Both } from "../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

export const words = {
  batches: {
    units: "Garments",
    none: "No garment is in it.",
    files: "Print files and tickets",
    get: "Download files",
    wait: "Release the batch to get its files.",
    group: "{method} · {waiting} waiting",
  },
  entity: {
    print_batches: {
      missingText: "It does not exist, or your account may not see it.",
      make: "Make batch",
      made: "The batch was made.",
      edit: "Edit",
      save: "Save",
      saved: "It is saved.",
      missingTitle: "There is no such batch",
      failedTitle: "The batch could not be loaded",
      section: { batch: "Batch" },
      group: {
        batch: { title: "Print batch", help: "Its garments are the 40 of the group that are due first." },
      },
      help: { group_key: "Garments that can be printed one after the other." },
      field: {
        code: "Code",
        status: "Status",
        method: "Method",
        title: "Product",
        color: "Color",
        printed_count: "Printed",
        units_count: "Garments",
        due_at: "Due",
        location_code: "Location",
        maker_name: "Made by",
        created_at: "Made on",
        released_at: "Released on",
        group_key: "Group",
        location: "Location",
      },
    },
  },
  status: { Open: "Open", Released: "Released" },
  list: { hint: { print_batches: "Code, product, color …" }, primary: { print_batches: "Make batch" } },
  event: { batch: { release: "Release to printer", cancel: "Cancel batch" } },
  audit: {
    action: {
      batches: { file: "Batch files downloaded" },
      makePrintBatch: "Print batch made",
      movePrintBatch: "Print batch changed status",
    },
    entity: { printBatches: "Print batches" },
  },
} as const;
export type English = Both<typeof first, typeof words>;
