import type { BoostSource, Gun } from '#model/battle/round-orders';
import type { TagId, UnitId } from '#model/campaign/ids';
import type { EnemyPiece, OwnPiece } from './pieces.ts';

/** A unit that may ram, the kinds of fire, and what it adds to them (CSC-11). */
export type Rammer = Readonly<{
  unit: UnitId;
  guns: readonly Gun[];
  adds: number;
  /** Is made for it (Kamikaze). */
  isMeant: boolean;
}>;

/** A flight that may give something up to fire better, and how much it gets (ABL-3). */
export type Booster = Readonly<{ piece: OwnPiece; of: BoostSource; adds: number }>;

/** An order of a flight to give something up, and the value that it raises for it. */
export type Boost = Readonly<{ unit: UnitId; of: BoostSource; gun: Gun }>;

/** The orders besides retreats that may be given in the command of a round; each is left out if there is nothing to order. */
export type SpecialOffers = Readonly<{
  ramming?: readonly Rammer[];
  /** Minefields that may be spent (CSC-18). */
  spendable?: readonly OwnPiece[];
  /** Functions of Stasis, and the units that they may hold, with the price of each (ABL-3). */
  stasis?: Readonly<{
    functions: number;
    targets: readonly Readonly<{ tag: TagId; cc: number }>[];
  }>;
  /** The enemy's task force, if any of these orders is possible. */
  enemy?: readonly EnemyPiece[];
}>;

/** The orders that were given. */
export type SpecialOrders = Readonly<{
  ram?: readonly Readonly<{ unit: UnitId; gun: Gun }>[];
  spend?: readonly UnitId[];
  hold?: readonly TagId[];
}>;
