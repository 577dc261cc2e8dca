import { useSignals } from "@preact/signals-react/runtime";
import { useContext, useEffect } from "react";
import { onUnclaimedScan, register } from "../../../lib/keys.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { PersonContext } from "../../../lib/person.ts";
import { isWanted, openSearch } from "./search_opening.ts";

const SearchDialog = lazyPart(() => import("./search_dialog.tsx"));

export function SearchPlace() {
  useSignals();
  const person = useContext(PersonContext);
  useEffect(() => {
    const open = () => openSearch();
    const removals = [
      register("app", "mod+k", open, "shell.search", { always: true }),
      // A list's own search takes precedence.
      register("app", "/", open, "shell.search"),
      onUnclaimedScan((text) => openSearch(text, true)),
    ];
    return () => removals.forEach((remove) => remove());
  }, []);
  return isWanted.value
    ? (
      <OptionalPart>
        <SearchDialog key={person?._id ?? ""} />
      </OptionalPart>
    )
    : null;
}
