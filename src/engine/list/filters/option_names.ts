import { useEffect, useState } from "react";
import type { Filter } from "../../../../resources/define.ts";
import { countryName } from "../../../parts/format.ts";

type Source = Filter["source"];
type NameOf = (value: string) => string;

/** Returns the names of a filter's values. They are requested only if the filter is set, and empty until they are loaded. */
export function useOptionNames(source: Source): NameOf {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!source || source === "countries") return;
    let isWanted = true;
    import("./options.ts").then(({ optionsOf }) => optionsOf(source)).then((outcome) => {
      if (isWanted && outcome.ok) setNames(new Map(outcome.data.map(({ value, name }) => [value, name])));
    }, () => {});
    return () => {
      isWanted = false;
    };
  }, [source]);
  return (value) => source === "countries" ? countryName(value) : (names.get(value) ?? "");
}
