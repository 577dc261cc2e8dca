import { MAX_BOX_G, MAX_BOX_PACKAGES } from "../../../../api/handover/box_weight.ts";
import { numberAsk } from "../../../engine/record/number_ask.tsx";

export const ScaleAsk = numberAsk(MAX_BOX_G, "g");
export const CountAsk = numberAsk(MAX_BOX_PACKAGES);
