/** The heading of a record, which also names the window and the drawer. */
import { signal } from "@preact/signals-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTitle } from "../../lib/use_title.ts";

/** Empty until the record is loaded. */
export const recordName = signal("");

interface Props {
  readonly level: 1 | 2;
  readonly className: string;
  readonly children: ReactNode;
}

export function RecordTitle({ level, className, children }: Props) {
  const Title = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const [name, setName] = useState("");
  // The name is read from the drawn heading, because some names are composed in the language of the page.
  useLayoutEffect(() => setName(heading.current?.textContent?.trim() ?? ""));
  useTitle(name);
  useEffect(() => {
    recordName.value = name;
    return () => {
      recordName.value = "";
    };
  }, [name]);
  return <Title className={className} ref={heading}>{children}</Title>;
}
