import { MAX_PACKAGE_G } from "../../../../../api/workshop/package_weight.ts";
import { numberAsk } from "../../../../engine/record/number_ask.tsx";

export default numberAsk(MAX_PACKAGE_G, "g");
