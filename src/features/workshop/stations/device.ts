/** Stores the id of the device, and its station for each step of work. */

const DEVICE = "station.device";
const STATION = "station.";

/** Used if the browser has no storage; lost when the window closes. */
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

/** Returns the id of the device. A step can be undone only on the device where it was done. */
export function deviceId(): string {
  const known = read(DEVICE);
  if (known !== "") return known;
  const made = crypto.randomUUID();
  write(DEVICE, made);
  return made;
}

export const storedStation = (step: string): string => read(STATION + step);
export const keepStation = (step: string, code: string): void => write(STATION + step, code);
export const forgetStation = (step: string): void => write(STATION + step, "");
