/** The files of a batch in one ZIP: nothing of it is kept in memory but what is on its way. */
import { makeZip } from "client-zip";
import { type TicketFacts, ticketsDocument } from "../../../api/documents/workshop.ts";
import type { AuthorizedContext } from "../../context.ts";
import { labelsOf } from "../../documents/pdf.ts";
import { csvRows } from "../../../api/csv/write.ts";
import { ticketFacts } from "../prints/facts_store.ts";
import { unitIdsIn } from "./store.ts";

/** A garment of the batch: its id, and what its ticket says. */
export interface Ticket {
  readonly _id: string;
  readonly facts: TicketFacts;
}

/** In the order in which they are printed. */
export async function batchTickets(
  { db, scope }: AuthorizedContext,
  batch: string,
): Promise<readonly Ticket[]> {
  const ids = await unitIdsIn(db.read, batch);
  const facts = await ticketFacts(db.read, scope, ids);
  return ids.flatMap((_id) => {
    const each = facts.get(_id);
    return each ? [{ _id, facts: each }] : [];
  });
}

interface Zipped {
  readonly tickets: readonly Ticket[];
  readonly language: string;
}

interface Entry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
}

export const zipOf = (context: AuthorizedContext, zipped: Zipped): ReadableStream<Uint8Array<ArrayBuffer>> =>
  makeZip(entries(context, zipped)) as ReadableStream<Uint8Array<ArrayBuffer>>;

/** Made when the one before it was sent. */
async function* entries(
  { settings: { timeZone }, now }: AuthorizedContext,
  { tickets, language }: Zipped,
): AsyncGenerator<Entry> {
  const at = now();
  const lastModified = new Date(at * 1000);
  yield { name: "list.csv", lastModified, input: listOf(tickets) };
  if (tickets.length === 0) return;
  const document = ticketsDocument(tickets.map(({ facts }) => facts), { language, timeZone, at });
  yield { name: "tickets.pdf", lastModified, input: await labelsOf({ document, copies: 1, dpi: null }) };
}

const COLUMNS = ["ticket", "order", "sku", "product", "color", "size"] as const;

function listOf(tickets: readonly Ticket[]): string {
  const rows = tickets.map(({ facts: { ticket, order_code, sku, title, color, size } }) => [
    ticket,
    order_code,
    sku,
    title,
    color,
    size,
  ]);
  return csvRows([COLUMNS, ...rows]);
}
