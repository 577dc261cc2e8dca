import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromCallback, fromPromise } from "xstate";
import { type Answer, missingFields } from "../../../../api/csv/plan_edit.ts";
import type {
  FileFormat,
  Grouping,
  ImportField,
  ItemColumns,
  JoinField,
  ProfileId,
} from "../../../../api/csv/plan.ts";
import type { Choice } from "../../../../api/csv/remarks.ts";
import { CheckImport } from "../../../../api/generated/operations/imports.ts";
import type { ImportWayInput } from "../../../../api/generated/schema.ts";
import { importFileMachine } from "../../../../machines/orders/import_file.ts";
import type {
  CheckInput,
  CountInput,
  ImportFileContext,
} from "../../../../machines/orders/import_file_context.ts";
import { ask } from "../../../lib/client.ts";
import { config } from "../../../lib/config.ts";
import { nextTask } from "../../../lib/next_task.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { checkOrders } from "./import_check_wiring.ts";
import { countOrders } from "./import_count_wiring.ts";
import { inspectFile } from "./inspect_file_wiring.ts";
import { plansOf } from "./import_recall_wiring.ts";

export const wiredImportFile = () =>
  importFileMachine.provide({
    actors: {
      lookAtFile: fromPromise(({ input }) => inspectFile(input, plansOf)),
      countOrders: fromCallback<{ readonly type: string }, CountInput>(({ input, sendBack }) => {
        const { file, plan } = input;
        if (!file || !plan) throw new Error("Cannot count orders: no file is chosen");
        const controller = new AbortController();
        countOrders(file, plan, {
          currency: config().currency,
          signal: controller.signal,
          pause: nextTask,
          tell: sendBack,
        });
        return () => controller.abort();
      }),
      checkOrders: fromCallback<{ readonly type: string }, CheckInput>(({ input, sendBack }) => {
        const { file, plan, storeId, preview } = input;
        const controller = new AbortController();
        const { signal } = controller;
        const options = {
          currency: config().currency,
          signal,
          pause: nextTask,
          ask: async (
            numbers: readonly string[],
            skus: readonly string[],
            ways: readonly ImportWayInput[],
          ) => {
            const variables = { store: storeId, numbers, skus, ways };
            const outcome = await ask(CheckImport, variables, { background: true, signal });
            return outcome.data?.importCheck ?? null;
          },
        };
        const found = file && plan && preview && storeId !== ""
          ? checkOrders(file, plan, preview, options)
          : Promise.resolve(null);
        // An unreadable file is reported when a person sends it.
        found.catch(() => null).then((outlook) => {
          if (!signal.aborted) sendBack({ type: "check.done", outlook });
        });
        return () => controller.abort();
      }),
    },
  });

export type FilePhase = "choosing" | "looking" | "unfit" | "mapping" | "counting" | "counted";

export interface ImportFile extends ImportFileContext {
  readonly phase: FilePhase;
  readonly file: File | null;
  readonly missing: readonly ImportField[];
  readonly chooseFiles: (files: readonly File[]) => void;
  readonly chooseStore: (id: string) => void;
  readonly chooseSheet: (sheet: string) => void;
  readonly changeFormat: (format: FileFormat) => void;
  readonly answer: (answer: Answer) => void;
  readonly choose: (choice: Choice, isKept: boolean) => void;
  /** @param rowsAbove number of rows above the header, which has the names of the columns */
  readonly chooseHeader: (rowsAbove: number) => void;
  readonly joinColumns: (field: JoinField, positions: readonly number[]) => void;
  readonly chooseItems: (items: readonly ItemColumns[]) => void;
  readonly chooseColumn: (field: ImportField, position: number | null) => void;
  readonly chooseProfile: (profile: ProfileId) => void;
  readonly chooseGrouping: (grouping: Grouping | null) => void;
  readonly chooseCountry: (country: string) => void;
  readonly chooseMethod: (method: string) => void;
  readonly again: () => void;
  readonly drop: () => void;
}

type Value = "choosing" | "looking" | "unfit" | {
  readonly read: "deciding" | "mapping" | "counting" | "counted";
};

function phaseOf(value: Value): FilePhase {
  if (typeof value === "string") return value;
  return value.read === "deciding" ? "looking" : value.read;
}

export function useImportFile(): ImportFile {
  const [machine] = useState(wiredImportFile);
  const actor = useActorRef(machine);
  const { context, value } = useSelector(actor, (current) => current);
  return {
    ...context,
    phase: phaseOf(value),
    file: context.files.length === 1 ? (context.files[0] ?? null) : null,
    missing: context.plan ? missingFields(context.plan) : [],
    chooseFiles: (files) => actor.send({ type: "file.choose", files }),
    chooseStore: (id) => actor.send({ type: "store.choose", id }),
    chooseSheet: (sheet) => actor.send({ type: "sheet.choose", sheet }),
    changeFormat: (format) => actor.send({ type: "format.change", format }),
    answer: (answer) => actor.send({ type: "format.settle", answer }),
    choose: (choice, isKept) => actor.send({ type: "rows.choose", choice, isKept }),
    chooseColumn: (field, position) => actor.send({ type: "column.choose", field, position }),
    chooseHeader: (rowsAbove) => actor.send({ type: "header.choose", rowsAbove }),
    joinColumns: (field, positions) => actor.send({ type: "column.join", field, positions }),
    chooseItems: (items) => actor.send({ type: "items.choose", items }),
    chooseProfile: (profile) => actor.send({ type: "profile.choose", profile }),
    chooseGrouping: (grouping) => actor.send({ type: "grouping.choose", grouping }),
    chooseMethod: (method) => actor.send({ type: "method.choose", method }),
    chooseCountry: (country) => actor.send({ type: "country.choose", country }),
    again: () => actor.send({ type: "file.again" }),
    drop: () => actor.send({ type: "file.remove" }),
  };
}
