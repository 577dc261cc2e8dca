/** Streams print files and tickets of units as one ZIP; print files are opened one by one, to limit memory. */
import { artFileName } from "../../../../api/catalogue/artwork.ts";
import { type CsvCell, csvRows } from "../../../../api/csv/write.ts";
import { type TicketFacts, ticketsDocument } from "../../../../api/documents/workshop.ts";
import { documentLanguage } from "../../../../api/documents/words/mod.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { labelsOf } from "../../../documents/pdf.ts";
import { filesOf } from "../../../files/open.ts";
import { type ZipPart, zipStream } from "../../../files/zip.ts";
import { storedHeaders } from "../../../http/stored_file.ts";
import { runOnce } from "../../../mutate.ts";
import { artKey } from "../artwork/files.ts";
import { type PrintOfUnit, printsOfUnits } from "../artwork/garments_store.ts";
import { previewsFor } from "../artwork/previews.ts";
import { ticketFacts } from "./facts_store.ts";
import { newPrint } from "./new_print.ts";
import { insertPrint } from "./store.ts";

interface UnitFiles {
  readonly ids: readonly string[];
  readonly name: string;
  readonly field: string;
  /** Code of the record that the units are printed for. */
  readonly reason: string;
  /** Has `language`; `per=unit` requests a file for each unit instead of one for all units with the same print. */
  readonly query: URLSearchParams;
}

interface Ticket {
  readonly _id: string;
  readonly facts: TicketFacts;
}

/** Responds with the files. The tickets are recorded as an ordinary print, with `reason` as the reason of a reprint. */
export async function unitFiles(context: AuthorizedContext, files: UnitFiles): Promise<Response> {
  const language = documentLanguage(files.query.get("language"));
  const facts = await ticketFacts(context.db.read, context.scope, files.ids);
  const tickets = files.ids.flatMap((_id) => {
    const each = facts.get(_id);
    return each ? [{ _id, facts: each }] : [];
  });
  if (tickets.length > 0) await recordTickets(files, tickets, language, context);
  const zip = zipStream(entries(context, tickets, language, files.query.get("per") === "unit"));
  return new Response(zip, {
    headers: storedHeaders("application/zip", `attachment; filename="${files.name}"`),
  });
}

async function recordTickets(
  { field, reason }: UnitFiles,
  tickets: readonly Ticket[],
  language: string,
  context: AuthorizedContext,
): Promise<void> {
  const job = newPrint({ kind: "tickets", labels: tickets.length, language, reason }, context);
  await runOnce(field, {}, context, async (tx) => {
    await insertPrint(tx, job, tickets.map(({ _id, facts }) => ({ record_id: _id, code: facts.ticket })));
    const audit = [{
      entity: "print_jobs",
      entityId: job._id,
      sellerId: null,
      action: field,
      changes: [{ field: "tickets", before: "", after: reason }],
      live: { entity: "print_jobs", sellerId: null, ids: [job._id], userId: context.session.person._id },
    }];
    return { result: null, audit };
  });
}

interface Print {
  readonly name: string;
  readonly art: PrintOfUnit;
  readonly tickets: readonly Ticket[];
}

const ENDINGS: Readonly<Record<string, string>> = { "image/png": "png", "image/jpeg": "jpg" };

/** Groups units with the same file at the same place of the same item, in the order of the units. */
function printsOf(tickets: readonly Ticket[], placed: readonly PrintOfUnit[], isEach: boolean): Print[] {
  const byUnit = Map.groupBy(placed, ({ unit_id }) => unit_id);
  const all = tickets.flatMap((ticket) => (byUnit.get(ticket._id) ?? []).map((art) => ({ ticket, art })));
  const alike = Map.groupBy(
    all,
    ({ ticket, art: { area, file_id, x_mm, y_mm, w_mm } }) =>
      JSON.stringify([isEach ? ticket._id : ticket.facts.sku, file_id, area, x_mm, y_mm, w_mm]),
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

/** Opens each file after the previous one was sent; tickets are drawn on a thread meanwhile. */
async function* entries(
  { db, settings, now }: AuthorizedContext,
  tickets: readonly Ticket[],
  language: string,
  isEach: boolean,
): AsyncGenerator<ZipPart> {
  const at = now();
  const modified = new Date(at * 1000);
  const files = filesOf(settings);
  const prints = printsOf(tickets, await printsOfUnits(db.read, tickets.map(({ _id }) => _id)), isEach);
  const drawn = tickets.length > 0 ? trackWork(drawTickets()) : null;
  yield { name: "list.csv", modified, input: listOf(tickets, prints) };
  for (const { name, art } of prints) {
    const input = await files.open(artKey(art.file_id));
    // A ZIP without this file would look complete, so the download is aborted.
    if (!input) throw new Error(`Cannot write the print files of units: those of ${art.file_id} are gone`);
    yield { name, modified, input };
    // If drawing the tickets failed, the download is aborted before gigabytes are sent.
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

interface TrackedWork<T> {
  readonly done: Promise<T>;
  /** @throws {unknown} the error of the work if it has failed */
  check(): void;
}

/** Wraps background work, so that its rejection counts as handled until it is awaited. */
function trackWork<T>(done: Promise<T>): TrackedWork<T> {
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

/** Writes a row for each print, and for each unit without a print. */
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
