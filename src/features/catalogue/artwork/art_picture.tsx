import { mergeClasses } from "@fluentui/react-components";
import { useFileAddress } from "../../../lib/file_address.ts";
import { useGarmentColor } from "../items/picture_color.ts";
import { useArtworkStyles } from "./artwork.styles.ts";

interface Props {
  readonly id: string;
  readonly size: "small" | "large";
  readonly alt?: string;
  readonly rendition: "picture" | "thumb" | "small" | "whole";
  readonly garment?: string;
}

export function ArtPicture({ id, size, alt = "", rendition, garment = "" }: Props) {
  const styles = useArtworkStyles();
  const address = useFileAddress(`/artwork/file?id=${encodeURIComponent(id)}&size=${size}`);
  const color = useGarmentColor(garment);
  const className = mergeClasses(
    styles[rendition],
    rendition !== "picture" && (color === "" ? styles.checkered : styles.onGarment),
  );
  const style = color === "" ? undefined : { backgroundColor: color };
  if (address === null || address === "failed") return <span className={className} style={style} />;
  return <img className={className} style={style} src={address} alt={alt} draggable={false} />;
}
