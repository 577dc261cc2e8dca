interface Props {
  /** Names and values; an empty value is left out. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly styles: Readonly<Record<"facts" | "name" | "value", string>>;
}

export const FactList = ({ facts, styles }: Props) => (
  <dl className={styles.facts}>
    {facts.filter(([, value]) => value !== "").map(([name, value]) => (
      <div key={name}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>
          <bdi dir="auto">{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
