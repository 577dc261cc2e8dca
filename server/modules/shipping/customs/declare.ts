/** `declarePackage`: sets the customs declaration of a package, or resets it. */
import { ApiError } from "../../../../api/errors.ts";
import { declarationInput } from "../../../../api/inputs/shipping/customs.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { isUnlabelled } from "../../../../api/statuses.ts";
import { checkVersion, illegal } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { quotesOf } from "../packages/quotes_store.ts";
import { quotePatch } from "../packages/rateable.ts";
import { packagesById } from "../packages/store.ts";
import { declarationsOf, isLabelled, keepDeclaration, keepQuote } from "./store.ts";

export const declarePackage = mutation<"declarePackage">(
  async (tx, { id, lines, content_type, version }, context) => {
    const read = readInput(declarationInput, { lines, content_type });
    if (!read.ok) {
      throw new ApiError("BAD_INPUT", "Cannot keep the declaration: a value is missing or wrong", {
        problems: read.problems,
      });
    }
    const { scope, now } = context;
    const row = (await packagesById(tx, scope, [id])).get(id);
    if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
    const before = (await declarationsOf(tx, scope, [id])).get(id);
    await checkVersion(
      row,
      version,
      "Cannot keep the declaration: the package was changed meanwhile",
      () => before,
    );
    if (!isUnlabelled(row.shipment_status) || await isLabelled(tx, id)) throw illegal("isLabelIdle");
    const customs = JSON.stringify(read.value.lines);
    const type = read.value.content_type ?? row.content_type;
    await keepDeclaration(tx, id, { customs, content_type: type, at: now() });
    // A new declaration changes the price if the sender pays the duties.
    await keepQuote(tx, id, quotePatch((await quotesOf(tx, [row], now())).get(id), row.currency));
    const after = (await declarationsOf(tx, scope, [id])).get(id);
    const changes = [
      ...row.customs === customs ? [] : [{ field: "customs", before: row.customs, after: customs }],
      ...row.content_type === type ? [] : [{ field: "content_type", before: row.content_type, after: type }],
    ];
    return {
      result: after ?? {},
      audit: [{
        entity: "packages",
        entityId: id,
        sellerId: row.seller_id,
        action: "declarePackage",
        changes,
      }],
    };
  },
);
