/**
 * Decides if an address leads to a screen that exists and that a person may see. Source: docs/requirements.md S2.45.
 */
import { allows, isSignedIn, type Person, type Rule } from "../api/access.ts";
import { safePath } from "../api/paths.ts";
import { makeRule, newPath, type Resource } from "./define.ts";
import { resources } from "./generated/resources.ts";
import { pageAt } from "./pages.ts";
import { takesSegment } from "./url.ts";

/** A list at `/orders/print` comes before `/orders`, where `print` would be a status. */
const BY_PATH_LENGTH = resources.toSorted((one, other) => other.path.length - one.path.length);

/** Returns the rule of the screen at a path, or null. Static addresses win over `{filter}`. */
export function ruleAt(path: string): Rule | null {
  if (path === "/") return isSignedIn;
  const page = pageAt(path);
  if (page) return page.rule;
  for (const resource of BY_PATH_LENGTH) {
    if (resource.shape && path === newPath(resource.path)) return makeRule(resource, resource.shape, null);
    if (isListPath(resource, path)) return resource.rule;
  }
  return null;
}

/** `/orders`, `/orders/{filter}`, `/orders/{filter}/{_id}`. */
function isListPath(resource: Resource, path: string): boolean {
  if (path === resource.path) return true;
  if (!path.startsWith(`${resource.path}/`)) return false;
  const [filter = "", _id, ...rest] = path.slice(resource.path.length + 1).split("/");
  if (rest.length > 0 || _id === "" || (_id !== undefined && !resource.record)) return false;
  const segment = decoded(filter).toLowerCase();
  return segment !== "" && takesSegment(resource, segment);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Returns an address that the person may open; null for a foreign, unknown or forbidden one. */
export function destinationOf(address: string | null | undefined, person: Person | null): string | null {
  const path = safePath(address);
  const rule = path === null ? null : ruleAt(path.replace(/\?.*/, ""));
  return rule && allows(rule, person) ? path : null;
}
