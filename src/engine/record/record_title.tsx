/** The heading of a record: the window and the drawer are called as it is. */
import { signal } from "@preact/signals-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTitle } from "../../lib/use_title.ts";

/** The name of the record that is open; empty until it is here. */
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
  // As it is drawn: some names are made of several words and in the reader's language.
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
