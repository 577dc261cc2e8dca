/**
 * `GET {api}/attachments/file?id=ID` serves a file in a sandbox, with a known type. A player cannot send the session's
 * headers, so `POST {api}/attachments/ticket?id=ID` makes an address that plays one file for a while, as long as the
 * session and its rights last.
 */
import { isImage, isVideo } from "../../../../api/desk/attachments.ts";
import { VIDEO_TICKET_SECONDS } from "../../../../api/desk/upload_parts.ts";
import { commentRule } from "../../../../resources/abilities.ts";
import type { AuthorizedContext, Context } from "../../../context.ts";
import { filesOf } from "../../../files/open.ts";
import { HttpError } from "../../../http/errors.ts";
import { rangedFile } from "../../../http/stored_file.ts";
import { scopeOf } from "../../../scope.ts";
import { openSecret, sealSecret } from "../../../secrets/secrets.ts";
import { authorize } from "../../../session/authorize.ts";
import { findSession } from "../../../session/lookup_store.ts";
import { hashToken } from "../../../session/tokens.ts";
import { type AttachmentRow, attachmentsById } from "./attachment_store.ts";
import { attachmentKey } from "./files.ts";
import { commentVisibilityOf, recordOf } from "./visibility.ts";

const BINDING = "attachments/media";

interface Ticket {
  readonly id: string;
  /** Hash of the session token: each request looks up the session. */
  readonly session: string;
  /** Unix seconds. */
  readonly until: number;
}

const idIn = (request: Request): string => new URL(request.url).searchParams.get("id") ?? "";

export async function serveFile(request: Request, context: AuthorizedContext): Promise<Response> {
  return await answer(request, idIn(request), context);
}

export async function giveTicket(request: Request, context: AuthorizedContext): Promise<Response> {
  const { _id: id } = await visibleFile(idIn(request), context);
  // A video player could not show that the file is missing in the file storage.
  if (!await filesOf(context.settings).stat(attachmentKey(id))) throw noFile();
  const ticket: Ticket = {
    id,
    session: hashToken(context.token ?? ""),
    until: context.now() + VIDEO_TICKET_SECONDS,
  };
  const sealed = sealSecret(context.settings.secrets, JSON.stringify(ticket), BINDING);
  return Response.json({ ticket: sealed, seconds: VIDEO_TICKET_SECONDS }, { status: 201 });
}

export async function serveMedia(request: Request, context: Context): Promise<Response> {
  const ticket = readTicket(new URL(request.url).searchParams.get("ticket") ?? "", context);
  const found = ticket && await findSession(context.db, ticket.session, context.now());
  if (!ticket || !found) {
    throw new HttpError(401, "UNAUTHENTICATED", "This address is no longer good: open the file again.");
  }
  const scope = scopeOf(found.session.person);
  const own = Object.create(context, {
    session: { value: found.session },
    scope: { value: scope },
  }) as Context;
  return await answer(request, ticket.id, authorize(commentRule, own));
}

function readTicket(sealed: string, { settings, now }: Context): Ticket | null {
  try {
    const ticket = JSON.parse(openSecret(settings.secrets, sealed, BINDING)) as Ticket;
    return ticket.until > now() ? ticket : null;
  } catch {
    return null;
  }
}

async function answer(request: Request, id: string, context: AuthorizedContext): Promise<Response> {
  const { type, bytes, name, digest } = await visibleFile(id, context);
  const file = { type, bytes, name, digest, isShown: isImage(type) || isVideo(type) };
  const files = filesOf(context.settings);
  const found = await rangedFile(request, file, (range) => files.open(attachmentKey(id), range));
  if (!found) throw noFile();
  return found;
}

/** Only its author sees a file that has no comment yet. @throws {HttpError} NOT_FOUND */
async function visibleFile(id: string, context: AuthorizedContext): Promise<AttachmentRow> {
  const row = (await attachmentsById(context.db.read, commentVisibilityOf(context), [id])).get(id);
  if (!row || row.comment_id === null && row.author_id !== context.session.actor._id) throw noFile();
  await recordOf(context.db.read, row.entity, row.entity_id, context);
  return row;
}

const noFile = () => new HttpError(404, "NOT_FOUND", "There is no such file.");
