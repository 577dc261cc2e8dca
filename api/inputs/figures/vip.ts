import { array, custom, maxLength, minLength, nullish, object, pipe } from "valibot";
import { MAX_PRICE_LEVEL } from "../../catalogue/catalogue.ts";
import { MAX_LIST_VALUES } from "../../constants.ts";
import { isInstant } from "../../time/instants.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

const ID_CHARS = 64;
/** Ten million points of a month, in hundredths. */
const HIGHEST_POINTS = 1_000_000_000;

export const vipLevelInput = object({
  level: whole(1, MAX_PRICE_LEVEL),
  min_points: whole(1, HIGHEST_POINTS, says("badAmount")),
  effective_at: nullish(custom<number>(isInstant, says("badDate"))),
});

export const vipSellersInput = object({
  sellers: pipe(
    array(requiredLine(ID_CHARS)),
    minLength(1, says("required")),
    maxLength(MAX_LIST_VALUES, says("tooMany")),
  ),
});
