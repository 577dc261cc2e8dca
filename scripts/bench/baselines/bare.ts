import type { Operation } from "../../../api/operation.ts";

export const root = document.querySelector("#root")!;
const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? "";

export async function ask<Variables, Data>(
  { text: query }: Operation<Variables, Data>,
  variables: Variables,
  page = 1,
): Promise<Data> {
  const response = await fetch("/api/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, "X-Page": `${page}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()).data;
}

/** Writes a line of the names and values of an object, without nested objects. */
export function lineOf(table: HTMLTableElement, row: Readonly<Record<string, unknown>>): HTMLTableRowElement {
  const line = table.insertRow();
  for (const value of Object.values(row)) {
    if (typeof value !== "object") line.insertCell().textContent = String(value);
  }
  return line;
}
