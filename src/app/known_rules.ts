/**
 * The plain rules that the page's own style sheets hold are told to Fluent's style engine, so that it adds none of them again: each
 * one costs time, and the whole page is styled anew for them. Its own way to do so brings a parser of CSS along.
 */
import { useRenderer_unstable as useRenderer } from "@griffel/react";
import { useState } from "react";

type Renderer = ReturnType<typeof useRenderer>;

/** Whole rules, as the build put them one behind the other. */
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

function tell({ stylesheets, insertionCache }: Renderer, element: HTMLStyleElement): void {
  const { makeStylesBucket: bucketName, priority } = element.dataset;
  const { sheet } = element;
  // None of its own stands so far behind: those are of several kinds, and it adds them once more where they belong.
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

/** To be called where the app begins: before anything in it asks for its styles. */
export function useKnownRules(): void {
  const renderer = useRenderer();
  useState(() => {
    const elements = document.head.querySelectorAll<HTMLStyleElement>("style[data-make-styles-bucket]");
    elements.forEach((element) => tell(renderer, element));
  });
}
