/** Reads a file in the steps in which a person chooses it: its plan and its preview. */
import "../client/dom.ts";
import type { ImportedOrder } from "../../../api/csv/assembly.ts";
import { type Letters, lettersIn } from "../../../api/csv/letters.ts";
import type { Encoding } from "../../../api/csv/encodings.ts";
import type { InspectionResult } from "../../../api/csv/inspect.ts";
import type { ImportPlan } from "../../../api/csv/plan.ts";
import type { Preview } from "../../../api/csv/preview.ts";
import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import { importFileMachine } from "../../../machines/orders/import_file.ts";
import type { ImportFileEvent } from "../../../machines/orders/import_file_events.ts";
import { countOrders } from "../../../src/features/orders/imports/import_count_wiring.ts";
import { inspectFile } from "../../../src/features/orders/imports/inspect_file_wiring.ts";

export const realFile = (name: string): Uint8Array<ArrayBuffer> =>
  Deno.readFileSync(new URL(`../../fixtures/real/${name}`, import.meta.url));

export interface FileChoice {
  /** The ending only identifies files with macros. */
  readonly name?: string;
  /** Plans of earlier files of the store, newest first. */
  readonly plans?: readonly ImportPlan[];
  readonly currency?: string;
  readonly events?: readonly ImportFileEvent[];
}

export interface Read {
  readonly plan: ImportPlan;
  readonly preview: Preview;
  readonly isRemembered: boolean;
  /** Evidence for a text's encoding; null for a workbook. */
  readonly letters: Letters | null;
}

/** States in which a file waits for the person. */
const REST = ['{"read":"counted"}', '{"read":"mapping"}'];

const never = new AbortController().signal;

/** @throws if the file cannot be imported */
export async function readReal(
  content: string | Uint8Array<ArrayBuffer>,
  given: FileChoice = {},
): Promise<Read> {
  const { name = "orders.csv", plans = [], currency = "USD", events = [] } = given;
  const bytes = typeof content === "string" && /^\d\d_\w+\.\w+$/.test(content) ? realFile(content) : content;
  const machine = importFileMachine.provide({
    actors: {
      lookAtFile: fromPromise<InspectionResult, Parameters<typeof inspectFile>[0]>(({ input }) =>
        inspectFile(input, () => Promise.resolve(plans))
      ),
      countOrders: fromCallback(({ input, sendBack }) => {
        const { file, plan } = input as { readonly file: File; readonly plan: ImportPlan };
        countOrders(file, plan, { currency, signal: never, pause: () => Promise.resolve(), tell: sendBack });
      }),
      checkOrders: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine).start();
  try {
    for (
      const event of [
        { type: "store.choose", id: "s1" },
        { type: "file.choose", files: [new File([bytes], name)] },
        ...events,
      ] as const
    ) {
      actor.send(event);
      if (event.type === "store.choose") continue;
      await waitFor(
        actor,
        ({ value }) => value === "unfit" || REST.includes(JSON.stringify(value)),
      );
    }
    const { plan, preview, inspection, unfit, letters } = actor.getSnapshot().context;
    if (!plan || !preview || !inspection) throw new Error(`The file is unfit: ${unfit}`);
    return { plan, preview, isRemembered: inspection.isRemembered, letters };
  } finally {
    actor.stop();
  }
}

/** Returns the lines of an encoding's sample: "Line 2: José · Málaga". */
export const shownLetters = ({ letters }: Pick<Read, "letters">, encoding: Encoding): readonly string[] =>
  letters?.lines.map((line) => `Line ${line.line}: ${lettersIn(line, encoding).join(" · ")}`) ?? [];

/** Returns the problems as the preview lists them: "Line 2: Quantity unclearNumber". */
export const problemsOf = ({ refusals }: Preview): readonly string[] =>
  refusals.map(({ line, column, code }) => `Line ${line}: ${column} ${code}`);

export const ordersOf = ({ orders }: Preview): ReadonlyMap<string, ImportedOrder> =>
  new Map(orders.map((order) => [order.external_number, order]));
