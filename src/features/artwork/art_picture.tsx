/** A print file as it looks, on squares that show what is see-through. */
import { mergeClasses } from "@fluentui/react-components";
import { useFileAddress } from "../../lib/file_address.ts";
import { useArtworkStyles } from "./artwork.styles.ts";

interface Props {
  readonly id: string;
  readonly size: "small" | "large";
  /** Nothing where words beside it say the same. */
  readonly alt?: string;
  readonly look: "picture" | "thumb" | "small";
}

export function ArtPicture({ id, size, alt = "", look }: Props) {
  const styles = useArtworkStyles();
  const address = useFileAddress(`/artwork/file?id=${encodeURIComponent(id)}&size=${size}`);
  const className = mergeClasses(styles[look], look !== "picture" && styles.checkered);
  if (address === null || address === "failed") return <span className={className} />;
  return <img className={className} src={address} alt={alt} draggable={false} />;
}
