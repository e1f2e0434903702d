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

/** What it was told to turn it into. */
export type Boost = Readonly<{ unit: UnitId; of: BoostSource; gun: Gun }>;

/** What may be ordered in the command of a round beside retreats; left out where there is nothing of it. */
export type SpecialOffers = Readonly<{
  ramming?: readonly Rammer[];
  /** Minefields that may be spent (CSC-18). */
  spendable?: readonly OwnPiece[];
  /** Functions of Stasis, and whom they may hold, at what price (ABL-3). */
  stasis?: Readonly<{
    functions: number;
    targets: readonly Readonly<{ tag: TagId; cc: number }>[];
  }>;
  /** The enemy’s task force, where any of these is there. */
  enemy?: readonly EnemyPiece[];
}>;

/** What was ordered of it. */
export type SpecialOrders = Readonly<{
  ram?: readonly Readonly<{ unit: UnitId; gun: Gun }>[];
  spend?: readonly UnitId[];
  hold?: readonly TagId[];
}>;
