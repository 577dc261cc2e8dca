/** What the view of any record is given. */
export interface RecordViewProps {
  readonly id: string;
  /** Heading level of the record's title. */
  readonly level: 1 | 2;
}
