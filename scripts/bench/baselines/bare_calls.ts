/** Makes the calls whose bodies follow the `#` of the address, all at once, and shows the answers as plain text. */
import { addLine, post, root } from "./bare.ts";

const bodies = JSON.parse(decodeURIComponent(location.hash.slice(1))) as readonly string[];
const table = document.createElement("table");

function show(value: unknown): void {
  if (Array.isArray(value)) value.forEach(show);
  else if (value !== null && typeof value === "object") {
    addLine(table, value as Record<string, unknown>);
    Object.values(value).forEach(show);
  }
}

for (const answer of await Promise.all(bodies.map((body) => post(body)))) show(answer);
root.replaceChildren(table);
