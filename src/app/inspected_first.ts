import { setDeveloperTap } from "../engine/recorder.ts";
import { forwardToStately } from "../diagnostics/flows/stately.ts";

if (new URLSearchParams(location.search).get("inspect") === "stately") {
  setDeveloperTap(forwardToStately(globalThis.window));
}
