import { MAX_PAGE_SIZE } from "../../../../api/constants.ts";
import { CarrierKeys, MethodProviders, Places } from "../../../../api/generated/operations/methods.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";
import { statusWord } from "../../../parts/status_pill.tsx";

export const places = optionsFrom(
  Places,
  (data) => data.locations.map(({ _id, code, name }) => ({ value: _id, name: code, more: name })),
  { entity: "locations", perPage: MAX_PAGE_SIZE },
);
export const methodProviders = optionsFrom(
  MethodProviders,
  (data) => data.methodProviders.map((value) => ({ value, name: choiceWord("provider", value) })),
);
export const carrierKeys = optionsFrom(
  CarrierKeys,
  (data) => data.carrierKeys.map(({ _id, name, status }) => ({ value: _id, name, more: statusWord(status) })),
);
