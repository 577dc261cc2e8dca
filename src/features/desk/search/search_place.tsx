import { useSignals } from "@preact/signals-react/runtime";
import { useContext, useEffect } from "react";
import { onUnclaimedScan, register } from "../../../lib/keys.ts";
import { lazily } from "../../../lib/lazily.tsx";
import { Aside } from "../../../parts/aside.tsx";
import { PersonContext } from "../../../lib/person.ts";
import { isWanted, openSearch } from "./opening.ts";

const SearchDialog = lazily(() => import("./search_dialog.tsx"));

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
      <Aside>
        <SearchDialog key={person?._id ?? ""} />
      </Aside>
    )
    : null;
}
