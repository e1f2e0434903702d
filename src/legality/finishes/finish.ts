/** What of something is finished. */
export type FinishKind =
  | 'unit'
  | 'repair'
  | 'class'
  | 'status'
  | 'lane'
  | 'productivity'
  | 'intel'
  | 'terraforming'
  | 'specialisation'
  | 'tech'
  | 'growth';

/** Something that a sheet begins or goes on with, and when it is done. */
export type Finish = Readonly<{
  kind: FinishKind;
  /** Null: it is not paid for, or nothing builds it. */
  turn: number | null;
  count: number;
  text: string;
}>;
