/** A table with a name: its own, or that of the section it is in. */
import { type ComponentProps, createContext, useContext } from "react";

/** The id of the nearest section's heading. */
export const SectionId = createContext<string | undefined>(undefined);

export function NamedTable(props: ComponentProps<"table">) {
  const section = useContext(SectionId);
  const isNamed = props["aria-label"] !== undefined || props["aria-labelledby"] !== undefined;
  return <table {...props} {...(!isNamed && { "aria-labelledby": section })} />;
}
