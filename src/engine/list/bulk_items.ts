/** What features have in the menu of picked rows: asked for once, with the first row that is picked. */
import { useEffect, useState } from "react";
import { allows } from "../../../api/access.ts";
import { usePerson } from "../../lib/person.ts";
import { mayBegin } from "../bulk/target.ts";
import { type BulkItems, placed } from "../features.ts";

let asked: Promise<readonly BulkItems[]> | null = null;

async function load(): Promise<readonly BulkItems[]> {
  const found = await Promise.all(placed("bulkItems").map((each) => each()));
  return found.map(({ bulkItems }) => bulkItems);
}

/** Those that a list has for this person; none while they are on their way, or where they cannot be had. */
export function useBulkItems(list: string): readonly BulkItems["Items"][] {
  const person = usePerson();
  const [all, setAll] = useState<readonly BulkItems[]>([]);
  useEffect(() => {
    let isGone = false;
    (asked ??= load()).then((found) => !isGone && setAll(found), () => asked = null);
    return () => {
      isGone = true;
    };
  }, []);
  return all.filter(({ rules }) => {
    const rule = rules?.[list];
    return rules ? rule !== undefined && allows(rule, person) : mayBegin(person);
  }).map(({ Items }) => Items);
}
