/** Holds the unsaved changes of a price table, even while its tabs or its record are closed. */
import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import type { Actor } from "xstate";
import type { PriceTableBody } from "../../../../api/shipping/rating/price_table.ts";
import { type PriceGridEvent, priceGridMachine } from "../../../../machines/shipping/price_grid.ts";
import type { PriceGridContext } from "../../../../machines/shipping/price_grid_steps.ts";
import type { TableSheets } from "../../../../machines/shipping/price_sheet.ts";
import { bodyOf, type ReadTable, sheetsOf } from "../../../../machines/shipping/price_sheet_body.ts";
import { createActor } from "../../../engine/wiring/actor.ts";
import { usePerson } from "../../../lib/person.ts";

type PriceGridPhase = "resting" | "editing" | "asking";

export interface PriceTableEditing extends PriceGridContext {
  readonly phase: PriceGridPhase;
  readonly read: ReadTable;
  readonly isDirty: boolean;
  /** Version of the table that the changes are based on, so that other people's changes are not overwritten. */
  readonly version: number;
  readonly send: (event: PriceGridEvent) => void;
  /** Discards the changes and loads the current record. */
  readonly drop: () => void;
  /** Remembers the content that is sent, because a person may go on typing until the answer comes. */
  readonly markSent: () => void;
  /** Marks the sent content as saved with the given version. Later changes stay unsaved. */
  readonly keep: (version: number) => void;
}

interface OpenTable {
  readonly actor: Actor<typeof priceGridMachine>;
  version: number;
  users: number;
  /** The content of the last save; null if none was sent since the page was loaded. */
  sent: TableSheets | null;
}

const drafts = new Map<string, OpenTable>();

const isChanged = ({ actor }: OpenTable): boolean => {
  const { sheets, saved } = actor.getSnapshot().context;
  return sheets !== saved;
};

function openTableOf(key: string): OpenTable {
  const known = drafts.get(key);
  if (known) return known;
  const made: OpenTable = { actor: createActor(priceGridMachine), version: -1, users: 0, sent: null };
  made.actor.start();
  drafts.set(key, made);
  return made;
}

/** Drops an open table that is unchanged, unless another tab of the same record uses it in the next task. */
function release(key: string, one: OpenTable): void {
  one.users -= 1;
  setTimeout(() => {
    if (one.users > 0 || isChanged(one)) return;
    one.actor.stop();
    if (drafts.get(key) === one) drafts.delete(key);
  });
}

export interface StoredPriceTable {
  readonly _id: string;
  readonly version: number;
  readonly status: string;
  readonly currency: string;
  readonly body: PriceTableBody;
}

const DRAFT = "draft";

export function usePriceTableEditing(record: StoredPriceTable): PriceTableEditing {
  const person = usePerson();
  const key = `${person._id} ${record._id}`;
  const [one] = useState(() => openTableOf(key));
  const { actor } = one;
  const load = (dropsChanges: boolean) => {
    const { body, currency, status, version } = record;
    one.version = version;
    actor.send({
      type: "table.load",
      sheets: sheetsOf(body, currency),
      isDraft: status === DRAFT,
      dropsChanges,
    });
  };
  const { context, value } = useSelector(actor, (current) => current);
  useEffect(() => {
    one.users += 1;
    return () => release(key, one);
  }, [one, key]);
  useEffect(() => {
    // A newer record is loaded only if no cell is being edited and nothing is unsaved.
    if (value === "resting" && one.version < record.version && !isChanged(one)) load(true);
  }, [record, value]);
  const read = useMemo(() => bodyOf(context.sheets), [context.sheets]);
  return {
    ...context,
    phase: value,
    read,
    isDirty: context.sheets !== context.saved,
    version: one.version,
    send: actor.send,
    drop: () => load(true),
    markSent: () => {
      one.sent = actor.getSnapshot().context.sheets;
    },
    keep: (version) => {
      // A save from before a reload had other content, which comes with the newer record.
      if (!one.sent) return;
      const { isDraft } = actor.getSnapshot().context;
      one.version = version;
      actor.send({ type: "table.load", sheets: one.sent, isDraft, dropsChanges: false });
    },
  };
}
