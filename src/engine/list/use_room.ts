/** How many parts of a line have room in it. */
import { type RefObject, useEffect, useState } from "react";

/**
 * What has no room wraps below the line, where it is cut off: the style alone draws the first frame right, and nothing
 * moves when this has counted.
 * @param parts Changes when other parts stand in the line.
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
      // A line that is away has room for none.
      setRoom(element.offsetHeight ? below < 0 ? Infinity : below : 0);
    };
    // Its first call comes with the first layout: asked for here, the whole page would be laid out before it is drawn.
    if (typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(count);
    for (const each of [element, ...children]) observer.observe(each);
    return () => observer.disconnect();
  }, [line, parts]);
  return room;
}
