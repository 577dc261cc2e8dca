/** Asks before Log Out if unsent data is stored on this device, or if a form is unsaved. */
import { allFeatures, partsAt } from "../../engine/features.ts";
import { askBefore, leaveBy, type LeaveWords } from "../../lib/leave_guard.ts";

/** Maximum wait for code and answers of features; after this time Log Out does not ask, and unsent data stays stored. */
const PATIENCE_MS = 1_500;

async function questionFor(personId: string): Promise<LeaveWords | null> {
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  await Promise.race([allFeatures().catch(() => {}), patience]);
  const questions = partsAt("beforeLogOut").map(async (load) => await (await load()).ask(personId));
  // A feature that fails here does not prevent Log Out.
  const answers = await Promise.all(
    questions.map((each) => Promise.race([each.catch(() => null), patience])),
  );
  return answers.find((words) => words !== null) ?? null;
}

export async function confirmLogOut(personId: string | undefined, logOut: () => void): Promise<void> {
  const words = personId === undefined ? null : await questionFor(personId);
  if (words) askBefore(logOut, words);
  else leaveBy(logOut);
}
