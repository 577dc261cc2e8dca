/** Finds a canned reply and inserts it into the comment that is being written, without sending the comment. */
import { Input, makeStyles, mergeClasses, Popover, PopoverSurface, tokens } from "@fluentui/react-components";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { OfferedReplies } from "../../../../api/generated/operations/canned_replies.ts";
import type { CannedReply } from "../../../../api/generated/schema.ts";
import { fillReply, replyText } from "../../../../api/support/canned_replies.ts";
import { SUPPORT_CASES } from "../../../../api/support/cases.ts";
import { cannedReplies } from "../../../../resources/support/canned_replies.ts";
import type { InsertionProps } from "../../../engine/features.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { LANGUAGE_NAMES } from "../../../../api/languages.ts";
import { language, LANGUAGES, t } from "../../../lib/i18n.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { announce } from "../../../lib/toasts.ts";
import { useVisuallyHidden } from "../../../lib/visually_hidden.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { usePopoverStyles } from "../../../parts/popover.styles.ts";
import "../../../parts/focus_keeper.tsx";

const useStyles = makeStyles({
  surface: { width: "400px" },
  // The popover fits above the comment if the window is 900 px high.
  list: { maxHeight: "min(320px, 28vh)" },
  option: { padding: "6px 8px", borderRadius: tokens.borderRadiusMedium, cursor: "pointer" },
  active: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandStroke}`,
    outlineOffset: "-1px",
  },
  head: { display: "flex", gap: "8px" },
  title: { minWidth: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  text: {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "2",
    overflow: "hidden",
    overflowWrap: "anywhere",
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  foot: { alignItems: "center", flexWrap: "wrap" },
  languages: {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 12px",
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: "none",
  },
  language: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    minHeight: "24px",
    fontSize: tokens.fontSizeBase200,
    cursor: "pointer",
  },
});

const ALL = "";

type Offered = Pick<
  CannedReply,
  "_id" | "title" | "support_case" | "body" | "body_de" | "body_fr" | "body_pt"
>;

interface Found {
  /** The words and the kind that were searched. */
  readonly asked: string;
  readonly replies: readonly Offered[];
  readonly failure: Failure | null;
}

const questionOf = (search: string, kind: string): string => JSON.stringify([search, kind]);

/** Returns replies with the searched words in their title or texts; null until the first answer arrives. */
function useOffered(search: string, kind: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    ask(OfferedReplies, { search, support_case: kind === ALL ? null : [kind] }, { background: true, signal })
      .then((outcome) => {
        if (signal.aborted) return;
        setFound({
          asked: questionOf(search, kind),
          replies: outcome.data?.cannedReplies ?? [],
          failure: outcome.ok ? null : outcome.failure,
        });
      });
    return () => controller.abort();
  }, [search, kind]);
  return found;
}

export default function InsertReply(props: InsertionProps) {
  const { record, entity, language: readers, target, onClose, onInsert } = props;
  const popover = usePopoverStyles();
  const styles = useStyles();
  const unseen = useVisuallyHidden();
  const list = useId();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<string>(readers ?? language.peek());
  const [active, setActive] = useState(0);
  /** True after Enter, until the list of the searched words has arrived. */
  const [isEntered, setEntered] = useState(false);
  const own = SUPPORT_CASES.find((kind) => kind === record["support_case"]);
  const [kind, setKind] = useState<string>(own ?? ALL);
  const found = useOffered(search, kind);
  const replies = found?.replies ?? [];
  const chosen = Math.min(active, replies.length - 1);
  useEffect(() => {
    if (found && !found.failure) announce(t("replies.found", { count: found.replies.length }));
  }, [found]);
  const isCurrent = found?.asked === questionOf(search, kind);
  useEffect(() => {
    const [first] = replies;
    if (!isEntered || !isCurrent) return;
    setEntered(false);
    if (first) insert(first);
  }, [isEntered, isCurrent]);
  useEffect(() => {
    document.getElementById(`${list}-${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [list, chosen]);
  const insert = (reply: Offered) => {
    const { code, order_code, tracking_number, seller_name } = record;
    const { text, blank } = fillReply(replyText(reply, shown), {
      order: String((entity === "orders" ? code : order_code) ?? ""),
      tracking: String(tracking_number ?? ""),
      name: String(seller_name ?? ""),
    });
    onInsert(text, blank);
  };
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isCurrent) {
      event.preventDefault();
      return setEntered(true);
    }
    const reply = replies[chosen];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!reply || !step && event.key !== "Enter") return;
    event.preventDefault();
    if (step) setActive((chosen + step + replies.length) % replies.length);
    else insert(reply);
  };
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: "above", align: "start", offset: 4 }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <PopoverSurface
        className={mergeClasses(popover.surface, styles.surface)}
        aria-label={t("replies.insert")}
        onKeyDown={(event) => {
          // Ctrl+Enter must not send the comment, and Escape must not discard it.
          event.stopPropagation();
          if (event.key === "Escape") onClose();
        }}
      >
        <Input
          className={popover.find}
          type="search"
          role="combobox"
          aria-label={t("replies.search")}
          aria-expanded={replies.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          {...replies.length > 0 && { "aria-activedescendant": `${list}-${chosen}` }}
          placeholder={t("replies.search")}
          value={search}
          onChange={(_, { value }) => {
            setSearch(value);
            setActive(0);
            setEntered(false);
          }}
          onKeyDown={onSearchKey}
        />
        {own && (
          <label className={styles.language}>
            <input
              type="checkbox"
              className={popover.box}
              checked={kind === own}
              onChange={({ currentTarget }) => {
                setKind(currentTarget.checked ? own : ALL);
                setActive(0);
              }}
            />
            {t("replies.ofKind", { kind: t(`choice.support_case.${own}`) })}
          </label>
        )}
        <ul
          className={mergeClasses(popover.list, styles.list)}
          id={list}
          role="listbox"
          aria-label={t("menu.canned_replies")}
        >
          {replies.map((reply, index) => (
            <li
              key={reply._id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === chosen}
              className={mergeClasses(styles.option, index === chosen && styles.active)}
              onClick={() => insert(reply)}
            >
              <span className={styles.head}>
                <bdi className={styles.title}>{reply.title}</bdi>
                <span className={popover.more}>{t(`choice.support_case.${reply.support_case}`)}</span>
              </span>
              <span className={styles.text} dir="auto">{replyText(reply, shown)}</span>
            </li>
          ))}
        </ul>
        {found?.failure && <p className={popover.error} role="alert">{failureText(found.failure)}</p>}
        {found && !found.failure && replies.length === 0 && (
          <p className={popover.message}>{t("replies.none")}</p>
        )}
        <div className={mergeClasses(popover.foot, styles.foot)}>
          <fieldset className={styles.languages}>
            <legend className={unseen}>{t("replies.language")}</legend>
            {LANGUAGES.map((each) => (
              <label key={each} className={styles.language}>
                <input
                  type="radio"
                  className={popover.box}
                  name={list}
                  checked={shown === each}
                  onChange={() => setShown(each)}
                />
                {LANGUAGE_NAMES[each]}
              </label>
            ))}
          </fieldset>
          <LinkButton href={cannedReplies.path} isSmall>{t("replies.manage")}</LinkButton>
        </div>
      </PopoverSurface>
    </Popover>
  );
}
