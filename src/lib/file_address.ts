/** Files of the API are fetched with the session's headers, which an address in `src` could not carry. */
import { useEffect, useState } from "react";
import { fetchFile } from "./download.ts";

export function useFileAddress(path: `/${string}`): string | null | "failed" {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made = "";
    let isGone = false;
    setAddress(null);
    fetchFile(path).then((found) => {
      if (isGone) return;
      made = found instanceof Blob ? URL.createObjectURL(found) : "";
      setAddress(made || "failed");
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return address;
}
