/** Stores the body before the job is in the database, so that an acknowledged upload is never lost. */
import { MAX_UPLOAD_BYTES } from "../../../../api/constants.ts";
import { importReasonText } from "../../../../api/csv/reasons.ts";
import { ApiError } from "../../../../api/errors.ts";
import { MAX_WORKBOOK_BYTES } from "../../../../api/xlsx/bounds.ts";
import { isMacroName } from "../../../../api/xlsx/names.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { storeWithRow } from "../../../files/orphans.ts";
import { filesOf } from "../../../files/open.ts";
import type { StoredDigests } from "../../../files/store.ts";
import { uploadedBody } from "../../../http/body.ts";
import { HttpError } from "../../../http/errors.ts";
import { newId } from "../../../ids.ts";
import { senderOfCall } from "../../../mutate.ts";
import { isWorkbook, removeUpload, storeUpload } from "./files.ts";

const MAX_NAME_LENGTH = 120;

/** @throws {ApiError} for the name of a workbook with macros */
export function nameOfUpload(query: URLSearchParams, instead: string): string {
  const name = (query.get("name") ?? "").replaceAll(/\p{Cc}/gu, "").trim().slice(0, MAX_NAME_LENGTH);
  if (isMacroName(name)) throw badInput("file", "macros", `Cannot import: ${importReasonText("macros")}`);
  return name || instead;
}

/**
 * @param field the namespace of the keys
 * @param accept adds the job and returns its id; if the key was used before, the id of the first job
 */
export async function receive(
  request: Request,
  context: AuthorizedContext,
  field: string,
  accept: (jobId: string, stored: StoredDigests) => Promise<string>,
): Promise<Response> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_UPLOAD_BYTES) throw tooLarge();
  const jobId = newId();
  const files = filesOf(context.settings);
  const body = uploadedBody(request, context);
  const sender = await senderOfCall(field, new URL(request.url).searchParams.get("key"), context);
  const stored = await storeUpload(files, jobId, body, MAX_UPLOAD_BYTES, sender);
  if (!stored) throw tooLarge();
  if (stored.bytes === 0) {
    await removeUpload(files, jobId);
    throw badInput("file", "required", "Cannot import: the file is empty");
  }
  if (stored.bytes > MAX_WORKBOOK_BYTES && await isWorkbook(files, jobId)) {
    await removeUpload(files, jobId);
    throw tooLarge(MAX_WORKBOOK_BYTES, "the workbook");
  }
  const job = await storeWithRow(
    () => accept(jobId, stored),
    (id) => id === jobId,
    () => removeUpload(files, jobId),
  );
  return Response.json({ job }, { status: 202 });
}

const tooLarge = (bytes = MAX_UPLOAD_BYTES, what = "the file") =>
  new HttpError(413, "LIMIT", `Cannot import: ${what} is larger than ${bytes / 1024 ** 2} MB`);

export const badInput = (path: string, code: string, message: string) =>
  new ApiError("BAD_INPUT", message, { problems: [{ path, code }] });

export function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
