/** Lists the shop's products, and matches them with our items. */
import { Button, Checkbox, Input, Spinner, Tab, TabList } from "@fluentui/react-components";
import { SearchRegular } from "@fluentui/react-icons";
import { useDeferredValue, useMemo, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { stores } from "../../../../resources/orders/stores.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { isBusyPhase, type Mover, runStep } from "../../../engine/record/move_wiring.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { numberText } from "../../../parts/format.ts";
import { Pager } from "../../../parts/pager.tsx";
import { Section } from "../../../parts/section.tsx";
import { NotLoaded } from "../../../parts/not_loaded.tsx";
import ItemPicker from "../../catalogue/items/item_picker.tsx";
import {
  type ItemChoice,
  type Matches,
  matchesIn,
  type Picks,
  type ShopVariant,
  SHOWN_VARIANTS,
  suggestionOf,
  useVariantSteps,
  VARIANT_STEPS,
  VARIANT_TABS,
  variantsSource,
  type VariantTab,
} from "./shop_products_wiring.ts";
import { useShopStyles } from "./shop.styles.ts";

export function ShopProducts({ store }: { readonly store: string }) {
  const styles = useShopStyles();
  const [only, setOnly] = useState<VariantTab>("unmatched");
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(search.trim());
  return (
    <Section title={t("shop.products.title")}>
      <TabList
        size="small"
        selectedValue={only}
        onTabSelect={(_, { value }) => {
          setOnly(value as VariantTab);
          setPage(1);
        }}
      >
        {VARIANT_TABS.map((each) => <Tab key={each} value={each}>{t(`shop.products.tab.${each}`)}</Tab>)}
      </TabList>
      <p className={styles.help}>{t(`shop.products.about.${only}`)}</p>
      <Input
        type="search"
        value={search}
        placeholder={t("shop.products.search")}
        aria-label={t("shop.products.search")}
        contentBefore={<SearchRegular aria-hidden />}
        onChange={(_, { value }) => {
          setSearch(value);
          setPage(1);
        }}
      />
      <Rows key={`${only} ${page} ${wanted}`} {...{ store, only, page, setPage }} search={wanted} />
    </Section>
  );
}

interface RowsProps {
  readonly store: string;
  readonly only: VariantTab;
  readonly search: string;
  readonly page: number;
  readonly setPage: (page: number) => void;
}

function Rows({ store, only, search, page, setPage }: RowsProps) {
  const styles = useShopStyles();
  const person = usePerson();
  const source = useMemo(() => variantsSource(store, only, search, page), [store, only, search, page]);
  const { answer, failure, refresh } = useAnswer(source);
  const [picks, setPicks] = useState<Picks>({});
  const mover = useVariantSteps(store, person._id, () => {
    setPicks({});
    refresh();
  });
  const mayMatch = allows(stores.roots.makeSkuMapping ?? stores.rule, person);
  const rows = answer?.shopVariants ?? [];
  const suggested = Object.fromEntries(
    mayMatch ? rows.flatMap((row) => row.variant_id in picks ? [] : suggestionOf(row)) : [],
  );
  const chosen = matchesIn(picks);
  return (
    <>
      {failure && (
        <NotLoaded text={t("shop.products.failed", { reason: failureText(failure) })} onRetry={refresh} />
      )}
      {answer && rows.length === 0 && <p className={styles.help}>{t(`shop.products.none.${only}`)}</p>}
      <SuggestionBar suggested={suggested} onUse={() => setPicks({ ...picks, ...suggested })} />
      <ul className={styles.rows}>
        {rows.map((variant) => (
          <li key={variant.variant_id} className={styles.row}>
            <Row
              {...{ variant, mover, mayMatch }}
              pick={picks[variant.variant_id]}
              suggestion={suggested[variant.variant_id]}
              onPick={(pick) => setPicks({ ...picks, [variant.variant_id]: pick })}
            />
          </li>
        ))}
      </ul>
      <MoveMessageBar mover={mover} hasSteps={false} />
      {Object.keys(chosen).length > 0 && <MatchBar chosen={chosen} mover={mover} />}
      <Pager page={page} size={SHOWN_VARIANTS} count={rows.length} setPage={setPage} />
    </>
  );
}

interface RowProps {
  readonly variant: ShopVariant;
  readonly mover: Mover;
  readonly mayMatch: boolean;
  readonly pick: ItemChoice | undefined;
  readonly suggestion: ItemChoice | undefined;
  readonly onPick: (pick: ItemChoice) => void;
}

function Row({ variant, mover, mayMatch, pick, suggestion, onPick }: RowProps) {
  const styles = useShopStyles();
  const { variant_id, sku, title, is_ours, item_sku, item_title, suggested } = variant;
  const name = [title, variant.variant].filter(Boolean).join(", ");
  const mark = is_ours ? VARIANT_STEPS.leave : VARIANT_STEPS.take;
  return (
    <>
      <div className={styles.line}>
        <bdi className={styles.strong} dir="auto" translate="no">{name}</bdi>
        <bdi className={styles.quiet} translate="no">{sku}</bdi>
      </div>
      {(!mayMatch || !is_ours) && item_sku !== "" && <div>{`${item_sku} ${item_title}`}</div>}
      {mayMatch && (
        <div className={styles.line}>
          {is_ours && (
            <div className={styles.item}>
              <ItemPicker
                name={`item.${variant_id}`}
                label={t("shop.products.item", { name })}
                value={pick?.text ?? item_sku}
                onChange={(text, item) => onPick({ text, item: item?._id ?? null })}
              />
            </div>
          )}
          <Button
            size="small"
            appearance="subtle"
            disabledFocusable={isBusyPhase(mover)}
            onClick={() => runStep(mover, mark, { variant_id })}
          >
            {t(`event.${mark}`)}
          </Button>
        </div>
      )}
      {suggestion && suggested && (
        <div className={styles.line}>
          <span className={styles.quiet}>
            <bdi>
              {t("shop.products.suggested", {
                item: [suggested.sku, suggested.title, suggested.variant].filter(Boolean).join(" · "),
              })}
            </bdi>
          </span>
          <Button
            size="small"
            aria-label={t("shop.products.useFor", { name })}
            onClick={() => onPick(suggestion)}
          >
            {t("shop.products.use")}
          </Button>
        </div>
      )}
    </>
  );
}

/** Fills in all suggestions of the page; they are matched in a separate step. */
function SuggestionBar({ suggested, onUse }: { readonly suggested: Picks; readonly onUse: () => void }) {
  const count = Object.keys(suggested).length;
  if (count < 2) return null;
  return (
    <div>
      <Button onClick={onUse}>
        {t("shop.products.useAll", { count, number: numberText(count) })}
      </Button>
    </div>
  );
}

/** Matches all chosen variants of the page in one call. */
function MatchBar({ chosen, mover }: { readonly chosen: Matches; readonly mover: Mover }) {
  const styles = useShopStyles();
  const [isEverywhere, setEverywhere] = useState(true);
  const count = Object.keys(chosen).length;
  const isSending = mover.phase === "sending" && mover.event === VARIANT_STEPS.match;
  return (
    <div className={styles.line}>
      <Checkbox
        label={t("shop.products.everywhere")}
        checked={isEverywhere}
        onChange={(_, { checked }) => setEverywhere(checked === true)}
      />
      <Button
        appearance="primary"
        disabledFocusable={isBusyPhase(mover)}
        icon={isSending ? <Spinner size="tiny" /> : null}
        onClick={() =>
          runStep(mover, VARIANT_STEPS.match, {
            matches: JSON.stringify(chosen),
            all_stores: String(isEverywhere),
          })}
      >
        {t("shop.products.match", { count, number: numberText(count) })}
      </Button>
    </div>
  );
}
