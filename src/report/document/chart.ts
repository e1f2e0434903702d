/** One line of a chart: an empire with its value in each turn; null: none is known. */
export type ChartSeries = Readonly<{
  id: string;
  name: string;
  values: readonly (number | null)[];
}>;

/** A chart of several series over turns. */
export type Chart = Readonly<{
  title: string;
  /** What the values are, such as EP. */
  unit: string;
  turns: readonly number[];
  series: readonly ChartSeries[];
}>;
