/** Streams the files of a batch as one ZIP: only the part being sent is in memory. */
import { artFileName } from "../../../../api/workshop/batches.ts";
import { type CsvCell, csvRows } from "../../../../api/csv/write.ts";
import { type TicketFacts, ticketsDocument } from "../../../../api/documents/workshop.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { labelsOf } from "../../../documents/pdf.ts";
import { filesOf } from "../../../files/open.ts";
import { type ZipPart, zipStream } from "../../../files/zip.ts";
import { artKey } from "../../catalogue/artwork/files.ts";
import { previewsFor } from "../../catalogue/artwork/previews.ts";
import { ticketFacts } from "../../catalogue/prints/facts_store.ts";
import { artOfUnits, type PlacedArt, unitIdsIn } from "./store.ts";

export interface Ticket {
  readonly _id: string;
  readonly facts: TicketFacts;
}

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

/** One file for each unit, or one for all that are printed alike. */
export const PER = ["unit", "art"] as const;
export type Per = (typeof PER)[number];

interface Zipped {
  readonly tickets: readonly Ticket[];
  readonly language: string;
  readonly per: Per;
}

export const zipOf = (context: AuthorizedContext, zipped: Zipped): ReadableStream<Uint8Array<ArrayBuffer>> =>
  zipStream(entries(context, zipped));

interface Print {
  readonly name: string;
  readonly art: PlacedArt;
  readonly tickets: readonly Ticket[];
}

const ENDINGS: Readonly<Record<string, string>> = { "image/png": "png", "image/jpeg": "jpg" };

/** Keeps the order of the units; prints are alike with the same file at the same place of the same item. */
function printsOf(tickets: readonly Ticket[], placed: readonly PlacedArt[], per: Per): readonly Print[] {
  const byUnit = Map.groupBy(placed, ({ unit_id }) => unit_id);
  const all = tickets.flatMap((ticket) => (byUnit.get(ticket._id) ?? []).map((art) => ({ ticket, art })));
  const alike = Map.groupBy(
    all,
    ({ ticket, art: { area, file_id, x_mm, y_mm, w_mm } }) =>
      JSON.stringify([per === "unit" ? ticket._id : ticket.facts.sku, file_id, area, x_mm, y_mm, w_mm]),
  );
  return [...alike.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { ticket: { facts: { ticket, sku } }, art } = first;
    const ending = ENDINGS[art.type] ?? "bin";
    const name = artFileName({ ticket, area: art.area, sku, count: some.length, ending });
    return [{ name, art, tickets: some.map((each) => each.ticket) }];
  });
}

/** Opens each file after the one before it was sent; tickets are drawn on a thread meanwhile. */
async function* entries(
  { db, settings, now }: AuthorizedContext,
  { tickets, language, per }: Zipped,
): AsyncGenerator<ZipPart> {
  const at = now();
  const modified = new Date(at * 1000);
  const files = filesOf(settings);
  const prints = printsOf(tickets, await artOfUnits(db.read, tickets.map(({ _id }) => _id)), per);
  const drawn = tickets.length > 0 ? begun(drawTickets()) : null;
  yield { name: "list.csv", modified, input: listOf(tickets, prints) };
  for (const { name, art } of prints) {
    const input = await files.open(artKey(art.file_id));
    // A ZIP without it would look whole: the download breaks off instead.
    if (!input) throw new Error(`Cannot write the files of a batch: those of ${art.file_id} are gone`);
    yield { name, modified, input };
    // Fails before gigabytes are sent, not after.
    drawn?.check();
  }
  if (drawn) yield { name: "tickets.pdf", modified, input: await drawn.done };

  async function drawTickets(): Promise<Uint8Array<ArrayBuffer>> {
    const { timeZone } = settings;
    const document = ticketsDocument(tickets.map(({ facts }) => facts), { language, timeZone, at });
    const pictures = await previewsFor(document, files);
    return await labelsOf({ document, pictures, copies: 1, dpi: null });
  }
}

interface Begun<T> {
  readonly done: Promise<T>;
  /** @throws {unknown} the error by which the work failed */
  check(): void;
}

/** Handles the rejection of background work until it is awaited. */
function begun<T>(done: Promise<T>): Begun<T> {
  let failure: { readonly error: unknown } | null = null;
  done.catch((error: unknown) => failure = { error });
  return {
    done,
    check() {
      if (failure) throw failure.error;
    },
  };
}

const COLUMNS = [
  ...["ticket", "order", "sku", "product", "color", "size"],
  ...["file", "area", "x_mm", "y_mm", "w_mm"],
] as const;

/** Writes a row for each print, and for each unit without one. */
function listOf(tickets: readonly Ticket[], prints: readonly Print[]): string {
  const rows = tickets.flatMap((each): readonly (readonly CsvCell[])[] => {
    const { ticket, order_code, sku, title, color, size } = each.facts;
    const own = [ticket, order_code, sku, title, color, size];
    const placed = prints.filter(({ tickets }) => tickets.includes(each)).map(({ name, art }) => [
      ...own,
      ...[name, art.area, art.x_mm, art.y_mm, art.w_mm],
    ]);
    return placed.length > 0 ? placed : [[...own, "", "", null, null, null]];
  });
  return csvRows([COLUMNS, ...rows]);
}
