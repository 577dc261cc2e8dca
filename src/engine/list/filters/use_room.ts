import { type RefObject, useEffect, useState } from "react";

/**
 * Parts without room wrap below the line, where they are hidden: the style draws the first frame right, and
 * nothing moves after this has counted.
 * @param parts changes with the parts in the line
 */
export function useRoom(line: RefObject<HTMLElement | null>, parts: string): number {
  const [room, setRoom] = useState(Infinity);
  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const children = [...element.children] as HTMLElement[];
    const count = () => {
      const top = children[0]?.offsetTop ?? 0;
      const below = children.findIndex(({ offsetTop }) => offsetTop > top);
      // A hidden line has room for none.
      setRoom(element.offsetHeight ? below < 0 ? Infinity : below : 0);
    };
    // The observer's first call comes with the first layout: measuring here would lay the whole page out before it
    // is drawn.
    if (typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(count);
    for (const each of [element, ...children]) observer.observe(each);
    return () => observer.disconnect();
  }, [line, parts]);
  return room;
}
