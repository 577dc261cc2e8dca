import { Button, Field, Select, Spinner } from "@fluentui/react-components";
import { DeleteRegular, ImageAddRegular } from "@fluentui/react-icons";
import { useRef, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { PICTURE_TYPES } from "../../../../api/desk/attachments.ts";
import { MAX_PRODUCT_IMAGE_BYTES, MAX_PRODUCT_IMAGES } from "../../../../api/catalogue/catalogue.ts";
import { TrashProductImage } from "../../../../api/generated/operations/products.ts";
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import { publishChange } from "../../../engine/live/live.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { upload } from "../../../lib/upload.ts";
import { Section } from "../../../parts/section.tsx";
import { useCatalogueStyles } from "./catalogue.styles.ts";
import { Picture } from "./picture.tsx";
import type { ProductShown } from "./product_of.ts";
import { WithProduct } from "./with_product.tsx";

export default function ImagesTab({ record }: PartProps) {
  return (
    <WithProduct record={record}>
      {(product, refresh) => <Images product={product} refresh={refresh} />}
    </WithProduct>
  );
}

interface Props {
  readonly product: ProductShown;
  readonly refresh: () => void;
}

function Images({ product, refresh }: Props) {
  const styles = useCatalogueStyles();
  const mayChange = allows(catalogueRights.update, usePerson());
  const [wrong, setWrong] = useState("");
  const changed = () => {
    setWrong("");
    refresh();
    publishChange("products", [product._id]);
    publishChange("catalogueItems", product.items.map(({ _id }) => _id));
  };
  const remove = async (id: string) => {
    const outcome = await ask(TrashProductImage, { ids: [id], key: crypto.randomUUID() });
    if (outcome.ok) changed();
    else setWrong(t("catalogue.images.notDeleted", { why: failureText(outcome.failure) }));
  };
  return (
    <Section title={t("catalogue.images.title")}>
      {mayChange && product.images.length < MAX_PRODUCT_IMAGES && (
        <AddPicture product={product} onAdded={changed} onWrong={setWrong} />
      )}
      <div role="alert">{wrong}</div>
      {product.images.length === 0 ? t("catalogue.images.none") : (
        <ul className={styles.pictures}>
          {product.images.map(({ _id, color }) => {
            const name = color || t("catalogue.images.ofAll");
            return (
              <li key={_id} className={styles.picture}>
                <Picture id={_id} className={styles.large} alt={`${product.title}, ${name}`} />
                <bdi dir="auto" translate="no">{name}</bdi>
                {mayChange && (
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<DeleteRegular />}
                    aria-label={t("catalogue.images.deleteOf", { name })}
                    onClick={() => void remove(_id)}
                  >
                    {t("catalogue.images.delete")}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

interface AddProps {
  readonly product: ProductShown;
  readonly onAdded: () => void;
  readonly onWrong: (why: string) => void;
}

function AddPicture({ product, onAdded, onWrong }: AddProps) {
  const styles = useCatalogueStyles();
  const input = useRef<HTMLInputElement>(null);
  const [color, setColor] = useState("");
  const [isSending, setSending] = useState(false);
  const failed = useRef({ what: "", key: "" });
  const colors = [...new Set(product.items.map((each) => each.color).filter(Boolean))];
  const send = async (file: File) => {
    if (file.size > MAX_PRODUCT_IMAGE_BYTES) return onWrong(t("catalogue.images.tooLarge"));
    setSending(true);
    // The answer of a stored picture can be lost, so the same picture is sent again with the same key.
    const what = JSON.stringify([color, file.name, file.size, file.lastModified]);
    const key = failed.current.what === what ? failed.current.key : crypto.randomUUID();
    const query = new URLSearchParams({ product: product._id, color, key });
    const outcome = await upload(`/products/images?${query}`, file, {
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    setSending(false);
    failed.current = outcome.ok ? { what: "", key: "" } : { what, key };
    if (outcome.ok) return onAdded();
    onWrong(t("catalogue.images.notAdded", { why: failureText(outcome.failure) }));
  };
  return (
    <div className={styles.adding}>
      <Field label={t("catalogue.images.shows")}>
        <Select value={color} onChange={(_, data) => setColor(data.value)}>
          <option value="">{t("catalogue.images.ofAll")}</option>
          {colors.map((each) => <option key={each} value={each}>{each}</option>)}
        </Select>
      </Field>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("catalogue.images.file")}
        accept={PICTURE_TYPES.join(",")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void send(file);
        }}
      />
      <Button
        icon={isSending ? <Spinner size="tiny" /> : <ImageAddRegular />}
        disabledFocusable={isSending}
        onClick={() => !isSending && input.current?.click()}
      >
        {t("catalogue.images.add")}
      </Button>
    </div>
  );
}
