import { useOptionNames } from "../../../engine/list/filters/option_names.ts";
import type { Names } from "./policy_text.ts";

export const useNames = (): Names => ({
  sellers: useOptionNames("sellers"),
  stores: useOptionNames("stores"),
  methods: useOptionNames("shippingMethods"),
  places: useOptionNames("places"),
});
