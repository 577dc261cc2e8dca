import { Tags } from "../../../../api/generated/operations/stores.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";

export const tags = optionsFrom(Tags, (data) => data.tags.map((tag) => ({ value: tag, name: tag })));
