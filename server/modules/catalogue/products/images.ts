/** `POST {api}/products/images?product=ID&color=NAME&key=KEY` and `GET {api}/products/image?id=ID`. */
import { anyOf, rules } from "../../../../api/access.ts";
import { attachmentType, isPicture } from "../../../../api/desk/attachments.ts";
import { MAX_PRODUCT_IMAGE_BYTES, MAX_PRODUCT_IMAGES } from "../../../../api/catalogue/catalogue.ts";
import { ApiError } from "../../../../api/errors.ts";
import type { ProductImage } from "../../../../api/generated/schema.ts";
import { colorOrSize } from "../../../../api/inputs/catalogue/item.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import { oneOf } from "../../../entity/find.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { type AuditEntry, type Effect, mutation, type Route } from "../../../fields.ts";
import { storeWithRow } from "../../../files/orphans.ts";
import { filesOf } from "../../../files/open.ts";
import type { StoredDigests } from "../../../files/store.ts";
import { uploadedBody } from "../../../http/body.ts";
import { HttpError } from "../../../http/errors.ts";
import { storedHeaders } from "../../../http/stored_file.ts";
import { newId } from "../../../ids.ts";
import { runOnce } from "../../../mutate.ts";
import { headOf, imageKey } from "./files.ts";
import { deleteImages, imagesById, insertImage, placeOf } from "./image_store.ts";
import { product } from "./make.ts";

const FIELD = "products.image";
const ALL_COLORS = "all";
/** Cache time; a picture never changes under its id. */
const KEPT_SECONDS = 3_600;

export const imageRoutes: readonly Route[] = [
  { method: "POST", path: "/products/images", rule: catalogueRights.update, handle: upload },
  // The rule admits everybody who sees orders or shelves, because a picture shows neither price nor seller.
  { method: "GET", path: "/products/image", rule: anyOf(rules.operations, rules.fulfilment), handle: serve },
];

async function upload(request: Request, context: AuthorizedContext): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const read = readInput(colorOrSize, searchParams.get("color") ?? "");
  if (!read.ok) throw bad("color", read.problems[0]?.code ?? says("invalid"));
  const productId = searchParams.get("product") ?? "";
  await oneOf(context.db.read, product, productId, context);
  if (Number(request.headers.get("content-length") ?? 0) > MAX_PRODUCT_IMAGE_BYTES) throw tooLarge();
  const id = newId();
  const files = filesOf(context.settings);
  const image = await storeWithRow(
    async () => {
      const body = uploadedBody(request, context);
      const stored = await files.put(imageKey(id), body, MAX_PRODUCT_IMAGE_BYTES, senderOf(context));
      if (!stored) throw tooLarge();
      const type = attachmentType(await headOf(files, id));
      if (!isPicture(type)) throw bad("file", says("invalid"));
      const wanted = { product: productId, color: read.value, key: searchParams.get("key") };
      return await accept(id, wanted, stored, type, context);
    },
    ({ _id }) => _id === id,
    () => files.remove(imageKey(id)),
  );
  return Response.json({ image }, { status: 201 });
}

interface ImageRequest {
  readonly product: string;
  readonly color: string;
  readonly key: string | null;
}

function accept(
  _id: string,
  { product: product_id, color, key }: ImageRequest,
  { bytes, digest }: StoredDigests,
  type: string,
  context: AuthorizedContext,
): Promise<ProductImage> {
  const args = { product: product_id, color, digest, key };
  return runOnce(FIELD, args, context, async (tx): Promise<Effect<ProductImage>> => {
    await oneOf(tx, product, product_id, context);
    const { count, next } = await placeOf(tx, product_id);
    if (count >= MAX_PRODUCT_IMAGES) {
      throw new ApiError(
        "LIMIT",
        `Cannot add the picture: ${MAX_PRODUCT_IMAGES} are the most of one product`,
      );
    }
    const created_at = context.now();
    await insertImage(tx, { _id, product_id, color, position: next, type, bytes, digest, created_at });
    return { result: { _id, color }, audit: [auditOf(product_id, FIELD, "", color || ALL_COLORS)] };
  });
}

export const trashProductImage = mutation<"trashProductImage">(async (tx, { delete_ids }) => {
  const rows = await imagesById(tx, delete_ids);
  const found = delete_ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw notFoundOf("picture")();
    return row;
  });
  await deleteImages(tx, delete_ids);
  const audit = found.map(({ _id, product_id, color }) =>
    auditOf(product_id, "trashProductImage", color || ALL_COLORS, "")
  );
  return { result: delete_ids, audit };
});

const auditOf = (productId: string, action: string, before: string, after: string): AuditEntry => ({
  entity: "products",
  entityId: productId,
  sellerId: null,
  action,
  changes: [{ field: "images", before, after }],
});

async function serve(request: Request, context: AuthorizedContext): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const row = (await imagesById(context.db.read, [id])).get(id);
  const body = row && await filesOf(context.settings).open(imageKey(id));
  if (!row || !body) throw new HttpError(404, "NOT_FOUND", "There is no such picture.");
  return new Response(body, {
    headers: {
      ...storedHeaders(row.type, "inline"),
      "content-length": String(row.bytes),
      "cache-control": `private, max-age=${KEPT_SECONDS}, immutable`,
    },
  });
}

const tooLarge = () =>
  new HttpError(
    413,
    "LIMIT",
    `Cannot add the picture: the file is larger than ${MAX_PRODUCT_IMAGE_BYTES / 1024 ** 2} MB`,
  );

const bad = (path: string, code: string) =>
  new ApiError("BAD_INPUT", "Cannot add the picture: expected a PNG, JPEG or WebP image", {
    problems: [{ path, code }],
  });
