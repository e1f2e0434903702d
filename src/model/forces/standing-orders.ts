import { BATTLE_ROWS } from './standing/battle-rows.ts';
import { ENCOUNTER_ROWS } from './standing/encounter-rows.ts';
import { LIST_ROWS } from './standing/list-rows.ts';
import type { StandingRow } from './standing/row.ts';
import { SCOUTING_ROWS } from './standing/scouting-rows.ts';
import { SERVICE_ROWS } from './standing/service-rows.ts';
import { SIEGE_ROWS } from './standing/siege-rows.ts';

export { RELIEVED } from './standing/service-rows.ts';

/**
 * Every field of the standing orders, in the order in which texts, forms and reports have them. Type, default, schema, clause of the
 * text, field of the forms with its reader, sentence and random proposal all follow from the row.
 */
const ROWS = {
  ...ENCOUNTER_ROWS,
  ...BATTLE_ROWS,
  ...SCOUTING_ROWS,
  ...SERVICE_ROWS,
  ...SIEGE_ROWS,
  ...LIST_ROWS,
} as const;
/** The rows as they are typed one by one. */
export type StandingRows = typeof ROWS;

/** The name of a field. */
export type StandingField = keyof StandingRows;

type Later = Readonly<{ isLater: true }>;

/**
 * The orders that an empire's fleets follow when nobody can ask their player (TURN-4, ENC-5). An optional field that is left out has its
 * default.
 */
export type StandingOrders = {
  readonly [F in StandingField as StandingRows[F] extends Later
    ? never
    : F]: StandingRows[F]['default'];
} & {
  readonly [F in StandingField as StandingRows[F] extends Later
    ? F
    : never]?: StandingRows[F]['default'];
};

export type DirectTarget = StandingOrders['direct'][number];

/** The same rows, with the kind of each field. */
export const STANDING_ROWS: Readonly<Record<StandingField, StandingRow>> = ROWS;

// The table above has just these keys; Object.keys forgets it.
// eslint-disable-next-line no-restricted-syntax -- A table of the source: its order is written there, and is never data.
export const STANDING_FIELDS = Object.keys(ROWS) as readonly StandingField[];

/** The fields that count in a battle. */
export type BattleField = {
  [F in StandingField]: StandingRows[F] extends Readonly<{ inBattle: true }> ? F : never;
}[StandingField];
export const BATTLE_FIELDS = STANDING_FIELDS.filter(
  (field): field is BattleField => STANDING_ROWS[field].inBattle === true,
);

const defaultsOf = (fields: readonly StandingField[]): object =>
  Object.fromEntries(fields.map((field) => [field, STANDING_ROWS[field].default]));

/** ENC-5: the orders that apply until a player gives others. */
export const DEFAULT_STANDING_ORDERS = defaultsOf(
  STANDING_FIELDS.filter((field) => STANDING_ROWS[field].isLater !== true),
  // Each field has its own default, and none is left out but those of which the type says so.
) as StandingOrders;

/** The same with what is left out there said too. */
export const ALL_STANDING_ORDERS = defaultsOf(STANDING_FIELDS) as Required<StandingOrders>;
