/** What this device is: a name that tells it from others, and which station it is at each step. Kept until storage is cleared. */

const DEVICE = "station.device";
const STATION = "station.";

/** Of a device that keeps nothing: it holds as long as the window is open. */
const inMemory = new Map<string, string>();

function read(name: string): string {
  try {
    return inMemory.get(name) ?? localStorage.getItem(name) ?? "";
  } catch {
    return inMemory.get(name) ?? "";
  }
}

function write(name: string, value: string): void {
  try {
    if (value === "") localStorage.removeItem(name);
    else localStorage.setItem(name, value);
    inMemory.delete(name);
  } catch {
    inMemory.set(name, value);
  }
}

/** What was done on a device is undone there. */
export function deviceId(): string {
  const known = read(DEVICE);
  if (known !== "") return known;
  const made = crypto.randomUUID();
  write(DEVICE, made);
  return made;
}

/** Code of the station that this device is at a step; empty where nobody chose one. */
export const keptStation = (step: string): string => read(STATION + step);
export const keepStation = (step: string, code: string): void => write(STATION + step, code);
export const forgetStation = (step: string): void => write(STATION + step, "");
