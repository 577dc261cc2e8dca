import { tapBy } from "../engine/recorder.ts";
import { tellStately } from "../diagnostics/flows/stately.ts";

if (new URLSearchParams(location.search).get("inspect") === "stately") tapBy(tellStately(globalThis.window));
