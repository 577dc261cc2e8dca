/** Loads a picture with the session's headers, which an address in `src` could not carry. */
import { mergeClasses } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { fetchFile } from "../../../lib/download.ts";
import { useCatalogueStyles } from "./catalogue.styles.ts";

/** Maximum number of cached pictures, twice as many as a long list shows. The oldest are dropped. */
const MAX_COUNT = 400;
const cache = new Map<string, Promise<string>>();

async function load(id: string): Promise<string> {
  const file = await fetchFile(`/products/image?id=${encodeURIComponent(id)}`);
  return file instanceof Blob ? URL.createObjectURL(file) : "";
}

/** Returns an object URL; empty after a failure. */
export function addressOf(id: string): Promise<string> {
  const known = cache.get(id);
  if (known) return known;
  const made = load(id);
  cache.set(id, made);
  // Failures are not cached, so the picture may load the next time.
  void made.then((address) => address === "" && cache.delete(id));
  const [oldest] = cache.keys();
  if (cache.size > MAX_COUNT && oldest !== undefined) {
    void cache.get(oldest)?.then((address) => URL.revokeObjectURL(address));
    cache.delete(oldest);
  }
  return made;
}

interface Props {
  readonly id: string;
  /** Empty if the text beside the picture says the same. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

export function Picture({ id, alt = "", className }: Props) {
  const styles = useCatalogueStyles();
  const [address, setAddress] = useState("");
  useEffect(() => {
    let isGone = false;
    setAddress("");
    if (id !== "") {
      void addressOf(id).then((found) => {
        if (!isGone) setAddress(found);
      });
    }
    return () => {
      isGone = true;
    };
  }, [id]);
  if (address === "") return <span className={mergeClasses(styles.blank, className)} />;
  return <img className={className ?? styles.thumb} src={address} alt={alt} />;
}
