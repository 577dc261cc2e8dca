import type { PartProps } from "../../../engine/record/view_props.ts";
import { t } from "../../../lib/i18n.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { useCatalogueStyles } from "./catalogue.styles.ts";
import { NamedTable } from "../../../parts/named_table.tsx";

const cellsOf = (chart: string): readonly (readonly string[])[] =>
  chart.split("\n").filter((line) => line.trim() !== "").map((line) => line.split("\t"));

export default function SizesTab({ record }: PartProps) {
  const styles = usePartStyles();
  const own = useCatalogueStyles();
  const [head, ...rows] = cellsOf(String(record["size_chart"] ?? ""));
  return (
    <Section title={t("catalogue.sizes.title")}>
      {!head ? t("catalogue.sizes.none") : (
        <div className={own.scroll}>
          <NamedTable className={styles.table}>
            <thead>
              <tr>
                {head.map((cell, at) => (
                  <th key={at} className={styles.head} scope="col">
                    <bdi dir="auto">{cell}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {head.map((_, place) => (
                    <td key={place} className={styles.cell}>
                      <bdi dir="auto">{row[place] ?? ""}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </NamedTable>
        </div>
      )}
    </Section>
  );
}
