import { type RefObject, useEffect, useState } from "react";

/**
 * Returns the number of parts that fit into a line. The others wrap below the line, where the style hides them, so that even
 * the first frame is right and nothing moves.
 * @param parts any text that changes with the parts in the line
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
      // In a hidden line no part fits.
      setRoom(element.offsetHeight ? below < 0 ? Infinity : below : 0);
    };
    // The observer calls back after the first layout. Measuring here would force that layout earlier.
    if (typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(count);
    for (const each of [element, ...children]) observer.observe(each);
    return () => observer.disconnect();
  }, [line, parts]);
  return room;
}
