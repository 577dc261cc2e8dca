/**
 * Registers the page's style rules with Fluent's engine, which would otherwise insert them again and restyle the
 * whole page.
 */
import { useRenderer_unstable as useRenderer } from "@griffel/react";
import { useState } from "react";

type Renderer = ReturnType<typeof useRenderer>;

export function rulesIn(text: string): string[] {
  const found: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) {
      found.push(text.slice(from, at + 1));
      from = at + 1;
    }
  }
  return found;
}

function register({ stylesheets, insertionCache }: Renderer, element: HTMLStyleElement): void {
  const { makeStylesBucket: bucketName, priority } = element.dataset;
  const { sheet } = element;
  // The sheet with a priority above 0 mixes rules of several buckets, which the engine inserts again into its own sheets.
  if (!bucketName || !sheet || Number(priority) > 0) return;
  const known = element.textContent ?? "";
  stylesheets[`${bucketName}${priority}`] = {
    ...{ bucketName, element },
    elementAttributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    insertRule: (rule: string) => sheet.insertRule(rule, sheet.cssRules.length),
    cssRules: () => [...sheet.cssRules].map(({ cssText }) => cssText),
  } as unknown as Renderer["stylesheets"][string];
  for (const rule of rulesIn(known)) insertionCache[rule] = bucketName as Renderer["insertionCache"][string];
}

/** Registers the rules. Call it before any component requests its styles. */
export function useRegisteredRules(): void {
  const renderer = useRenderer();
  useState(() => {
    const elements = document.head.querySelectorAll<HTMLStyleElement>("style[data-make-styles-bucket]");
    elements.forEach((element) => register(renderer, element));
  });
}
