import { type ComponentProps, createContext, useContext } from "react";

export const SectionId = createContext<string | undefined>(undefined);

export function NamedTable(props: ComponentProps<"table">) {
  const section = useContext(SectionId);
  const isNamed = props["aria-label"] !== undefined || props["aria-labelledby"] !== undefined;
  return <table {...props} {...(!isNamed && { "aria-labelledby": section })} />;
}
