import { allows, rules } from "../../../../api/access.ts";
import { useOptionNames } from "../../../engine/list/filters/option_names.ts";
import { usePerson } from "../../../lib/person.ts";

export function MethodName({ code }: { readonly code: string }) {
  const mayAsk = allows(rules.operations, usePerson());
  const nameOf = useOptionNames(mayAsk ? "shippingMethods" : undefined);
  return <bdi translate="no">{nameOf(code) || code}</bdi>;
}
