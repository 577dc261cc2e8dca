import { useEffect, useState } from "react";
import { config } from "./config.ts";

interface Named {
  title: string;
}

const open: Named[] = [];

function show(): void {
  const title = open.findLast((each) => each.title)?.title;
  document.title = title ? `${title} · ${config().name}` : config().name;
}

export function useTitle(title: string): void {
  const [own] = useState<Named>(() => ({ title }));
  useEffect(() => {
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
      show();
    };
  }, [own]);
  useEffect(() => {
    own.title = title;
    show();
  }, [own, title]);
}
