/** Which location a screen is about: its name is read, for nobody knows it by its id. */
import { useEffect, useState } from "react";
import { LocationName } from "../../../../api/generated/operations/locations.ts";
import { ask } from "../../../lib/client.ts";

/** "Newark plant · MAIN"; empty while it is not known. `isGone` where there is none, or none that the person may see. */
export function usePlaceName(_id: string): { readonly name: string; readonly isGone: boolean } {
  const [place, setPlace] = useState({ name: "", isGone: _id === "" });
  useEffect(() => {
    if (_id === "") return setPlace({ name: "", isGone: true });
    const controller = new AbortController();
    const { signal } = controller;
    void ask(LocationName, { _id }, { background: true, signal }).then((outcome) => {
      if (signal.aborted || !outcome.ok) return;
      const found = outcome.data.getLocationById;
      setPlace({ name: found ? `${found.name} · ${found.code}` : "", isGone: found === null });
    });
    return () => controller.abort();
  }, [_id]);
  return place;
}
