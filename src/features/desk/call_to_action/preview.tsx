import { type CallWords, callWords } from "../../../../api/desk/call_to_action.ts";
import { COLUMN_LANGUAGES, LANGUAGE_NAMES, LANGUAGES } from "../../../../api/languages.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { t } from "../../../lib/i18n.ts";
import { listText } from "../../../parts/format.ts";
import { usePerson } from "../../../lib/person.ts";
import { CallLine } from "./call_line.tsx";
import { useCallStyles } from "./call_line.styles.ts";

const WORDS = ["title", "text", ...COLUMN_LANGUAGES.flatMap((each) => [`title_${each}`, `text_${each}`])];

interface Props {
  readonly values: Readonly<Record<string, unknown>>;
}

export function CallPreview({ values }: Props) {
  const styles = useCallStyles();
  const person = usePerson();
  const words = Object.fromEntries(
    WORDS.map((key) => [key, String(values[key] ?? "").trim()]),
  ) as unknown as CallWords;
  const isOwn = (each: string) => each === "en" || words[`title_${each}` as "title_de"] !== "";
  const inEnglish = LANGUAGES.filter((each) => !isOwn(each));
  return (
    <div className={styles.samples}>
      {LANGUAGES.filter(isOwn).map((each) => {
        const { title, text } = callWords(words, each);
        return (
          <div key={each} className={styles.sample} lang={each}>
            <CallLine
              title={title || t("calls.preview.empty")}
              text={text}
              href={destinationOf(String(values["link"] ?? ""), person)}
              isWhole
            />
          </div>
        );
      })}
      {inEnglish.length > 0 && (
        <p className={styles.quiet}>
          {t("calls.preview.inEnglish", {
            languages: listText(inEnglish.map((each) => LANGUAGE_NAMES[each])),
          })}
        </p>
      )}
    </div>
  );
}
