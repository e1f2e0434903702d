import type { EmpireView } from '#fog/views/empire-view';
import type { OrderKind, OrderOf } from '#model/orders/order';
import type { ForceIndex } from '#rules/forces/force-index';
import type { Chance } from './chance.ts';

/** The facts that a random player uses to find an order. */
export type Thought = Readonly<{ view: EmpireView; index: ForceIndex; chance: Chance }>;

/** Orders of a kind that might be legal. */
export type Proposal<K extends OrderKind> = (thought: Thought) => readonly OrderOf<K>[];
