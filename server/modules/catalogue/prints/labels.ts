import { boxLabelsDocument, packingList } from "../../../../api/documents/boxes.ts";
import type { DocumentDescription } from "../../../../api/documents/document.ts";
import type { LabelDocument } from "../../../../api/documents/label.ts";
import {
  badgesDocument,
  binsDocument,
  commandsDocument,
  type PrintContext,
  stationsDocument,
  ticketsDocument,
} from "../../../../api/documents/workshop.ts";
import type { InHousePrintKind } from "../../../../api/catalogue/prints.ts";
import type { Reader } from "../../../db/database.ts";
import type { Scope } from "../../../scope.ts";
import { boxPrints } from "./box_prints.ts";
import { badgeFacts, binFacts, stationFacts, ticketFacts } from "./facts_store.ts";

/** A label that can be printed now: its code and its content. */
export interface Printable<Facts = unknown> {
  readonly code: string;
  readonly facts: Facts;
}

interface Kind<Facts> {
  /** Returns the labels' content by the record's id, without records outside the caller's scope. */
  readonly facts: (
    reader: Reader,
    scope: Scope,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Facts>>;
  readonly codeOf: (facts: Facts) => string;
  readonly document: (facts: readonly Facts[], made: PrintContext) => LabelDocument;
}

interface Printing {
  /** Describes pages with tables instead of labels; absent for labels. */
  readonly sheets?: (
    reader: Reader,
    records: readonly { readonly record_id: string }[],
    made: PrintContext,
  ) => Promise<readonly DocumentDescription[]>;
  readonly codes: (
    reader: Reader,
    scope: Scope,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** Lays out the records, with the codes that were stored when the print was requested. */
  readonly document: (
    reader: Reader,
    scope: Scope,
    records: readonly { readonly record_id: string; readonly code: string }[],
    made: PrintContext,
  ) => Promise<LabelDocument>;
}

function labelKind<Facts>(
  { facts, codeOf, document, coded }: Kind<Facts> & {
    readonly coded: (facts: Facts, code: string) => Facts;
  },
): Printing {
  return {
    async codes(reader, scope, ids) {
      const found = await facts(reader, scope, ids);
      return new Map([...found].map(([id, each]) => [id, codeOf(each)]));
    },
    async document(reader, scope, records, made) {
      const found = await facts(reader, scope, records.map(({ record_id }) => record_id));
      const labels = records.flatMap(({ record_id, code }) => {
        const each = found.get(record_id);
        return each === undefined ? [] : [coded(each, code)];
      });
      return document(labels, made);
    },
  };
}

const coded = <Facts extends { readonly code: string }>(facts: Facts, code: string): Facts => ({
  ...facts,
  code,
});

/** Id of the only record of its kind: the sheet of commands is the same for everybody. */
export const COMMAND_SHEET = "commands";

const boxes = labelKind({
  facts: (reader, _scope, ids) => boxPrints.get().facts(reader, ids),
  codeOf: ({ code }) => code,
  coded,
  document: boxLabelsDocument,
});

export const PRINTINGS: Readonly<Record<InHousePrintKind, Printing>> = {
  tickets: labelKind({
    facts: ticketFacts,
    codeOf: ({ ticket }) => ticket,
    coded: (facts, ticket) => ({ ...facts, ticket }),
    document: ticketsDocument,
  }),
  stations: labelKind({
    facts: (reader, _scope, ids) => stationFacts(reader, ids),
    codeOf: ({ code }) => code,
    coded,
    document: stationsDocument,
  }),
  bins: labelKind({
    facts: (reader, _scope, ids) => binFacts(reader, ids),
    codeOf: ({ code }) => code,
    coded,
    document: binsDocument,
  }),
  badges: labelKind({
    facts: (reader, _scope, ids) => badgeFacts(reader, ids),
    codeOf: ({ code }) => code,
    coded,
    document: badgesDocument,
  }),
  boxes,
  packing_lists: {
    ...boxes,
    async sheets(reader, records, made) {
      const found = await boxPrints.get().facts(reader, records.map(({ record_id }) => record_id));
      return records.flatMap(({ record_id }) => {
        const facts = found.get(record_id);
        return facts ? [packingList(facts, made)] : [];
      });
    },
  },
  commands: {
    codes: () => Promise.resolve(new Map([[COMMAND_SHEET, COMMAND_SHEET]])),
    document: (_reader, _scope, _records, made) => Promise.resolve(commandsDocument(made)),
  },
};
