import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const batch: Noun = { one: "batch", other: "batches" };

export const words = {
  batches: {
    units: "Garments",
    none: "This batch is empty.",
    files: "Print files and tickets",
    get: "Download files",
    getEach: "Download one file for each garment",
    wait: "Release the batch to get its files.",
    rush: "rush",
    onDay: "{day} ({count})",
    group: "{method} · {waiting} waiting · due {days}",
  },
  entity: {
    print_batches: {
      ...sentences.loading(batch),
      ...sentences.saving(batch),
      section: { batch: "Batch" },
      group: {
        batch: {
          title: "Print batch",
          help: "Merge groups of one machine, pick the garments, or take the 40 that are due first.",
        },
      },
      checks: {
        more_keys: {
          first: "Groups of the same machine can be merged once a group is chosen.",
          none: "No other group waits for this machine.",
        },
        unit_ids: {
          first: "Choose a group first.",
          unpicked: "Nothing is picked: the first ones due are used ({n}).",
          picked: "{n} of at most {most} picked.",
        },
      },
      help: {
        group_key: "Garments that can be printed one after the other.",
        more_keys: "Groups of the same method in the same place, printed in one go with the group above.",
      },
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
        maker_name: "Created by",
        created_at: "Created on",
        released_at: "Released on",
        more_keys: "Merge into one batch",
        unit_ids: "Garments",
        group_key: "Group",
        location: "Location",
      },
    },
  },
  status: { Open: "Open", Released: "Released" },
  list: { hint: { print_batches: "Code, product, color …" }, primary: { print_batches: "Create batch" } },
  event: { batch: { release: "Release to printer", cancel: "Cancel batch" } },
  bulk: {
    intoBatches: { one: "in {number} print batch", other: "in {number} print batches" },
    work: {
      units: {
        batch: {
          act: {
            one: "Add {number} garment to a batch",
            other: "Add {number} garments to batches",
          },
          acted: { one: "{number} put into a batch", other: "{number} put into batches" },
          means:
            "Garments of the same product and color that are printed the same way go together, at most 40 per batch. Release a batch to print its files.",
        },
      },
      batch: {
        release: {
          act: { one: "Release {number} batch", other: "Release {number} batches" },
          acted: { one: "{number} released", other: "{number} released" },
          means: "Their files go to the printer; each garment waits for its print.",
        },
        cancel: {
          act: { one: "Cancel {number} batch", other: "Cancel {number} batches" },
          acted: { one: "{number} cancelled", other: "{number} cancelled" },
          means: "Their garments can be put into another batch.",
        },
      },
    },
  },
  audit: {
    action: {
      batches_file: "Batch files downloaded",
      batch_release: "Batch released to the printer",
      batch_cancel: "Batch cancelled",
      makePrintBatch: "Print batch created",
      movePrintBatch: "Print batch changed status",
    },
    entity: { printBatches: "Print batches" },
  },
} as const;
export type English = Both<typeof first, typeof words>;
