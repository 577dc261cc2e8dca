/** What the window is called while a screen is open. */
import { useEffect } from "react";
import { config } from "./config.ts";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${config().name}`;
    return () => {
      document.title = config().name;
    };
  }, [title]);
}
