import { useEffect, useState } from "react";
import type { Filter } from "../../../../resources/define.ts";
import { countryName } from "../../../parts/format.ts";

type Source = Filter["source"];
type NameOf = (value: string) => string;

/** Returns a source's names by value: empty until they are loaded, and never requested without a source. */
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
