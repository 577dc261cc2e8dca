/** A picture of the catalogue: fetched once with the session's headers, which an address in `src` could not carry. */
import { mergeClasses } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { fetchFile } from "../../../lib/download.ts";
import { useCatalogueStyles } from "./catalogue.styles.ts";

/** As many as a long list shows twice; the oldest go. */
const MOST = 400;
const kept = new Map<string, Promise<string>>();

async function load(id: string): Promise<string> {
  const file = await fetchFile(`/products/image?id=${encodeURIComponent(id)}`);
  return file instanceof Blob ? URL.createObjectURL(file) : "";
}

/** The address of a picture in memory; empty for one that could not be had. */
export function addressOf(id: string): Promise<string> {
  const known = kept.get(id);
  if (known) return known;
  const made = load(id);
  kept.set(id, made);
  // What failed once may be there the next time.
  void made.then((address) => address === "" && kept.delete(id));
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) {
    void kept.get(oldest)?.then((address) => URL.revokeObjectURL(address));
    kept.delete(oldest);
  }
  return made;
}

interface Props {
  readonly id: string;
  /** Nothing where words beside it say the same. */
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
