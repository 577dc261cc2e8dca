/** Before the app: with `?inspect=stately` Stately's inspector hears of every machine from its start. */
import { tapBy } from "../engine/recorder.ts";
import { tellStately } from "../diagnostics/flows/stately.ts";

if (new URLSearchParams(location.search).get("inspect") === "stately") tapBy(tellStately(globalThis.window));
