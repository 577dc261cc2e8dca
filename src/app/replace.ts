/** Replaces a picture that is not hydrated, and finds the app's elements in place of clicked ones. */
import { createElement, type ReactNode, useLayoutEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { firstLists } from "../../resources/first.ts";
import { allFeatures, registeredValue } from "../engine/features.ts";
import { prefetchRecordPage } from "../engine/record/frames.ts";
import type { LazyPart } from "../lib/lazy_part.tsx";

export async function loadScreen(): Promise<void> {
  await allFeatures();
  const Page = registeredValue("pages", location.pathname);
  if (Page) return await (Page as Partial<LazyPart<object>>).prefetch?.();
  const list = firstLists.find(({ path }) => location.pathname.startsWith(`${path}/`));
  if (list) await prefetchRecordPage(list);
}

const ACTED_ON = "a[href], button";

const meaningOf = (element: Element): string =>
  [element.localName, element.getAttribute("href"), element.getAttribute("aria-label"), element.textContent]
    .join();

/** Returns the element with the same text and action at the clicked position; null if another element is there now. */
export function findSameElement(was: Element, event: Event): Element | null {
  const acted = was.closest(ACTED_ON);
  if (!acted || !(event instanceof MouseEvent)) return null;
  const now = document.elementFromPoint(event.clientX, event.clientY)?.closest(ACTED_ON);
  return now && meaningOf(now) === meaningOf(acted) ? now : null;
}

const scrolled = (root: HTMLElement) => root.querySelector("[data-scrolls]");

interface Props {
  readonly root: HTMLElement;
  readonly children?: ReactNode;
}

/** Draws the app for the first time in the scroll position of the picture. */
function Replacing({ root, children }: Props): ReactNode {
  const [place] = useState(() => {
    const picture = scrolled(root);
    const known = { top: picture?.scrollTop ?? 0 };
    picture?.addEventListener("scroll", () => known.top = picture.scrollTop, { passive: true });
    return known;
  });
  useLayoutEffect(() => {
    const now = scrolled(root);
    if (now && place.top > 0) now.scrollTop = place.top;
  }, [root, place]);
  return children;
}

/** Replaces the picture by the app: React removes the picture with its first drawing, which is complete. */
export function replace(root: HTMLElement, app: ReactNode): Root {
  const made = createRoot(root);
  made.render(createElement(Replacing, { root }, app));
  return made;
}
