/** Fetches files of the API with the session's headers, which an address in `src` could not send. */
import { useEffect, useState } from "react";
import { fetchFile } from "./download.ts";

/** `missing` means that the record names the file, but the file storage does not have it. */
export type FileFault = "failed" | "missing";
interface FetchedFile {
  readonly address: string | null;
  readonly fault: FileFault | null;
}

const WAITING: FetchedFile = { address: null, fault: null };
const NOT_FOUND = 404;

export function useFetchedFile(path: `/${string}`): FetchedFile {
  const [file, setFile] = useState(WAITING);
  useEffect(() => {
    let made = "";
    let isGone = false;
    setFile(WAITING);
    fetchFile(path).then((found) => {
      if (isGone) return;
      made = found instanceof Blob ? URL.createObjectURL(found) : "";
      const fault = "status" in found && found.status === NOT_FOUND ? "missing" : "failed";
      setFile(made ? { address: made, fault: null } : { address: null, fault });
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return file;
}

export function useFileAddress(path: `/${string}`): string | null | "failed" {
  const { address, fault } = useFetchedFile(path);
  return fault ? "failed" : address;
}
