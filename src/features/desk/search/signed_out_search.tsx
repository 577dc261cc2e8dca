/** Finds only pages, which open after signing in. Source: docs/requirements.md S2.52. */
import { useEffect } from "react";
import { listenForKeys } from "../../../lib/keys.ts";
import { SearchButton } from "./search_button.tsx";
import { SearchPlace } from "./search_place.tsx";

export function SignedOutSearch() {
  useEffect(listenForKeys, []);
  return (
    <>
      <SearchButton />
      <SearchPlace />
    </>
  );
}
