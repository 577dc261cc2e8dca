import { Input } from "@fluentui/react-components";
import { SearchRegular } from "@fluentui/react-icons";
import { useDeferredValue, useMemo, useState } from "react";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { ArtPicture } from "./art_picture.tsx";
import { useArtworkStyles } from "./artwork.styles.ts";
import { type ArtFile, filesSource } from "./wiring.ts";

interface Props {
  readonly seller: string;
  readonly onPick: (file: ArtFile) => void;
}

export function SellerFiles({ seller, onPick }: Props) {
  const styles = useArtworkStyles();
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  return (
    <section className={styles.column} aria-label={t("artwork.known")}>
      <Input
        type="search"
        value={search}
        placeholder={t("artwork.search")}
        aria-label={t("artwork.search")}
        contentBefore={<SearchRegular aria-hidden />}
        onChange={(_, { value }) => setSearch(value)}
      />
      <Found key={wanted} {...{ seller, onPick }} search={wanted} />
    </section>
  );
}

function Found({ seller, search, onPick }: Props & { readonly search: string }) {
  const styles = useArtworkStyles();
  const source = useMemo(() => filesSource(seller, search), [seller, search]);
  const { answer } = useAnswer(source);
  if (!answer) return null;
  if (answer.files.length === 0) {
    return search ? <span className={styles.quiet}>{t("artwork.noneFound")}</span> : null;
  }
  return (
    <div className={styles.known}>
      {answer.files.map((file) => (
        <button
          key={file._id}
          type="button"
          className={styles.tile}
          aria-label={t("artwork.pick", { name: file.name })}
          onClick={() => onPick(file)}
        >
          <ArtPicture id={file._id} size="small" rendition="thumb" />
          <bdi className={styles.clipped} translate="no">{file.name}</bdi>
        </button>
      ))}
    </div>
  );
}
