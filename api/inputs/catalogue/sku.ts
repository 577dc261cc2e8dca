/** SKUs and product codes: full-width letters are folded, invisible characters removed. */
import { minLength, pipe, regex, transform } from "valibot";
import { SKU_CHARS } from "../../catalogue/catalogue.ts";
import { says } from "../read.ts";
import { line } from "../text.ts";

export const sku = pipe(
  line(SKU_CHARS),
  transform((text) => text.normalize("NFKC").replaceAll(/\p{Cf}/gu, "").trim()),
  minLength(1, says("required")),
  // Separators are refused, because lists of SKUs have them between the SKUs.
  regex(/^[^,;\t]*$/, says("invalid")),
);
