import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { ITEM_FIELDS } from "../../../../api/csv/item_table.ts";
import { items } from "../../../../resources/catalogue/items.ts";
import {
  type ItemFileContext,
  type ItemFileEvent,
  itemFileMachine,
  type ItemFileSendResult,
} from "../../../../machines/orders/item_file.ts";
import { fieldWord, hasFieldWord } from "../../../engine/field_words.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { config } from "../../../lib/config.ts";
import { upload } from "../../../lib/upload.ts";
import { uploadAnswerOf } from "../../../engine/imports/upload_answer.ts";
import { inspectItems } from "./inspect_items.ts";

type PlainField = (typeof ITEM_FIELDS)[number];

/** Returns the column's name in the list, which exports use too. */
const columnOf = (field: PlainField): string => field === "price" ? "price_minor" : field;

export const itemFieldWord = (field: PlainField): string => {
  const key = columnOf(field);
  return hasFieldWord(items.id, key) ? fieldWord(items.id, key) : field;
};

const levelsWord = (): string => fieldWord(items.id, "level_prices");

export const wiredItemFile = () =>
  itemFileMachine.provide({
    actors: {
      lookAtItems: fromPromise(({ input, signal }) =>
        inspectItems(input, {
          currency: config().currency,
          words: {
            ...Object.fromEntries(ITEM_FIELDS.map((field) => [field, itemFieldWord(field)])),
            levels: levelsWord(),
          },
          signal,
        })
      ),
      sendItems: fromPromise(async ({ input: { file, plan, key }, signal }): Promise<ItemFileSendResult> => {
        if (!file || !plan) throw new Error("Cannot send items: no file is chosen");
        const query = new URLSearchParams({ plan: JSON.stringify(plan), name: file.name, key });
        const options = { signal, onProgress: () => {} };
        const answer = uploadAnswerOf(
          await upload<{ readonly job?: unknown }>(`/imports/items?${query}`, file, options),
        );
        if (answer.kind === "accepted") return { kind: "begun", job: answer.job };
        return { kind: answer.kind === "unknown" ? "unknown" : "refused", failure: answer.failure };
      }),
    },
  });

export type ItemFilePhase = "choosing" | "looking" | "unfit" | "ready" | "sending" | "unknown" | "sent";

export interface ItemFile extends ItemFileContext {
  readonly phase: ItemFilePhase;
  readonly send: (event: ItemFileEvent) => void;
}

export function useItemFile(): ItemFile {
  const [machine] = useState(wiredItemFile);
  const actor = useActorRef(machine);
  const { context, value } = useSelector(actor, (current) => current);
  return { ...context, phase: value, send: actor.send };
}
