/** `/orders/artwork`: places artwork on a line of an order, on a store's item, or on all waiting drafts. */
import { Button, Link, MessageBar, MessageBarBody, Tab, TabList } from "@fluentui/react-components";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link as RouterLink, useSearch } from "wouter";
import {
  type ArtPlace,
  type ArtRefusal,
  heightOf,
  isArtRefusal,
  MAX_ART_BYTES,
  usualPlace,
} from "../../../../api/catalogue/artwork.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { FileField } from "../../../engine/file/file_field.tsx";
import { type FileKind, useFileUpload } from "../../../engine/file/file_wiring.ts";
import { Empty } from "../../../engine/list/empty.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { useLeaveGuard } from "../../../lib/leave_guard.ts";
import { codeOf } from "../../../lib/outcome.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { notify } from "../../../lib/toasts.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { areaWord } from "./area_word.ts";
import { Picture } from "../items/picture.tsx";
import { useGarmentColor } from "../items/picture_color.ts";
import { useArtworkStyles } from "./artwork.styles.ts";
import { Board } from "./board.tsx";
import { checksOf } from "./check_text.ts";
import { SellerFiles } from "./seller_files.tsx";
import { OnGarment } from "./on_garment.tsx";
import { PlaceFields } from "./place_fields.tsx";
import { type ArtSubject, subjectIn } from "./href.ts";
import { type Area, type ArtFile, type Artwork, artworkSource, usePlacing } from "./wiring.ts";
import type { UploadedFile } from "../../../../machines/file_upload.ts";

export default function ArtworkPage() {
  const search = useSearch();
  // Resets the screen if the address names another subject.
  return <Subject key={search} subject={subjectIn(search)} />;
}

function Subject({ subject }: { readonly subject: ArtSubject }) {
  const styles = useArtworkStyles();
  const screen = useScreenStyles();
  const [source] = useState(() => artworkSource(subject));
  const { phase, answer, failure, refresh } = useAnswer(source);
  useTitle(t("artwork.title"));
  if (phase === "failed" && !answer) {
    return (
      <div className={screen.page}>
        <h1 className={screen.title}>{t("artwork.title")}</h1>
        <Empty isFailure title={t("artwork.failedLoad")} text={failure ? failureText(failure) : ""}>
          <Button appearance="primary" onClick={refresh}>{t("artwork.retry")}</Button>
        </Empty>
      </div>
    );
  }
  return (
    <div className={screen.page}>
      <div className={styles.inner} aria-busy={phase === "loading"}>
        {answer
          // Resets the form after a reload if the artwork has changed.
          ? (
            <Placer
              key={answer.artwork.revision}
              subject={subject}
              artwork={answer.artwork}
              onReload={refresh}
            />
          )
          : (
            <>
              <h1 className={screen.title}>{t("artwork.title")}</h1>
              <span role="status">{t("artwork.loading")}</span>
            </>
          )}
      </div>
    </div>
  );
}

interface PlacerProps {
  readonly subject: ArtSubject;
  readonly artwork: Artwork;
}

const backOf = ({ line, store, item }: ArtSubject, { order_id }: Artwork): string =>
  item
    ? "/orders/mending"
    : line
    ? `${heads.orders.path}/all/${order_id}`
    : `${heads.stores.path}/all/${store}`;

function Head({ subject, artwork }: PlacerProps) {
  const styles = useArtworkStyles();
  const screen = useScreenStyles();
  const { sku, title, variant, order_code, image_id } = artwork;
  return (
    <header className={styles.head}>
      {image_id && <Picture id={image_id} className={styles.garment} />}
      <div>
        <RouterLink href={backOf(subject, artwork)} asChild>
          <Link>{t("artwork.back")}</Link>
        </RouterLink>
        <h1 className={screen.title}>{t("artwork.of", { sku: subject.item ? subject.sku : sku })}</h1>
        <div className={styles.about}>
          <bdi dir="auto">{[title, variant].filter(Boolean).join(", ")}</bdi>
          {subject.line && !subject.item && <span>{t("artwork.inOrder", { code: order_code })}</span>}
          {!subject.line && <span>{t("artwork.forSku", { sku: subject.sku })}</span>}
        </div>
      </div>
    </header>
  );
}

function Placer({ subject, artwork, onReload }: PlacerProps & { readonly onReload: () => void }) {
  const styles = useArtworkStyles();
  const { areas, closed, methods } = artwork;
  const placing = usePlacing(subject, artwork);
  const color = useGarmentColor(artwork.image_id);
  const { phase, places, put, take } = placing;
  const area = areas.find(({ key }) => key === placing.area);
  const isDisabled = closed !== "" || phase === "saving";
  useLeaveGuard(placing.isChanged);
  useEffect(() => {
    if (phase === "saved") notify("success", t("artwork.saved"));
  }, [phase]);
  const placed = places[placing.area] ?? null;
  const putFile = (file: ArtFile) => {
    if (!area || isDisabled) return;
    put({
      ...usualPlace(file, area),
      file_id: file._id,
      method: placed?.method ?? methods[0] ?? "dtg",
      file,
    });
  };
  const move = (place: ArtPlace) => placed && put({ ...placed, ...place });
  return (
    <>
      <Head subject={subject} artwork={artwork} />
      {closed && (
        <MessageBar layout="multiline">
          <MessageBarBody>{t(`reason.${closed}` as Key)}</MessageBarBody>
        </MessageBar>
      )}
      {!area ? <p>{t("artwork.noAreas")}</p> : (
        <>
          <TabList
            selectedValue={area.key}
            onTabSelect={(_, { value }) => placing.choose(String(value))}
            aria-label={t("artwork.toFront")}
          >
            {areas.map(({ key }) => (
              <Tab key={key} value={key}>{`${areaWord(key)}${key in places ? " •" : ""}`}</Tab>
            ))}
          </TabList>
          <div className={styles.columns}>
            <Board {...{ area, placed, color, isDisabled }} onPlace={move} onTake={take} />
            <div className={styles.column}>
              {placed && (
                <PlaceFields
                  {...{ area, placed, methods, isDisabled }}
                  onPlace={move}
                  onMethod={(method) => put({ ...placed, method })}
                  onTake={take}
                />
              )}
              <OnGarment
                outline={artwork.outline}
                area={area}
                print={placed &&
                  { ...placed, h_mm: heightOf(placed.file, placed.w_mm) }}
                image_id={artwork.image_id}
                size="large"
              />
              {!closed && <Chooser seller={artwork.seller_id} isDisabled={isDisabled} onFile={putFile} />}
              {!closed && <Save {...{ subject, placing, areas, onReload }} />}
            </div>
          </div>
        </>
      )}
    </>
  );
}

interface ChooserProps {
  readonly seller: string;
  readonly isDisabled: boolean;
  readonly onFile: (file: ArtFile) => void;
}

function Chooser({ seller, isDisabled, onFile }: ChooserProps) {
  const kind = useMemo(() => artKind(seller), [seller]);
  const upload = useFileUpload(kind);
  const latest = useRef(onFile);
  latest.current = onFile;
  const { stored } = upload;
  useEffect(() => {
    if (stored) latest.current(stored);
  }, [stored]);
  return (
    <>
      <FileField
        name="artwork"
        label={t("artwork.choose")}
        kind={kind}
        upload={upload}
        isDisabled={isDisabled}
      />
      {!isDisabled && <SellerFiles key={stored?.file ?? ""} seller={seller} onPick={onFile} />}
    </>
  );
}

interface SaveProps {
  readonly subject: ArtSubject;
  readonly placing: ReturnType<typeof usePlacing>;
  readonly areas: readonly Area[];
  readonly onReload: () => void;
}

function Save({ subject, placing, areas, onReload }: SaveProps) {
  const styles = useArtworkStyles();
  const { phase, places, isChanged, problems, failure, save } = placing;
  const isWrong = areas.some((area) => {
    const placed = places[area.key];
    return placed !== undefined && checksOf(placed, area).some((check) => check.isWrong);
  });
  const isEmpty = subject.item !== "" && Object.keys(places).length === 0;
  const message = problems[0] ? problemText(problems[0]) : failure && failureText(failure);
  return (
    <div className={styles.row}>
      <Button
        appearance="primary"
        disabledFocusable={!isChanged || isWrong || isEmpty || phase === "saving"}
        onClick={save}
      >
        {t(phase === "saving" ? "artwork.saving" : "artwork.save")}
      </Button>
      <span role="status" className={message ? styles.wrong : styles.quiet}>
        {message
          ? t("artwork.failed", { why: message })
          : isChanged && phase === "editing" && t("artwork.unsaved")}
        {failure && codeOf(failure) === "STALE" && (
          <Button size="small" onClick={onReload}>{t("artwork.reload")}</Button>
        )}
        {phase === "saved" && subject.item && (
          <RouterLink href={jobs.path} asChild>
            <Link>{t("fixing.job")}</Link>
          </RouterLink>
        )}
      </span>
    </div>
  );
}

type KeptArt = UploadedFile & ArtFile;

const SIZE_MB = MAX_ART_BYTES / 1024 ** 2;

const isOurs = (code: string): code is ArtRefusal | "tooLarge" => code === "tooLarge" || isArtRefusal(code);

const artKind = (seller: string): FileKind<KeptArt> => ({
  path: ({ name, key }) => `/artwork?${new URLSearchParams({ seller, name, key })}`,
  maxBytes: MAX_ART_BYTES,
  accepted: ".png,.jpg,.jpeg,image/png,image/jpeg",
  dropText: () => t("artwork.drop", { size: SIZE_MB }),
  hint: () => t("artwork.drop", { size: SIZE_MB }),
  refusal: ({ code }) =>
    isOurs(code) ? t(`artwork.refused.${code}`, { size: SIZE_MB }) : problemText({ code }),
});
