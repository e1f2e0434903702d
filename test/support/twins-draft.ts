import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { CampaignState, RowOf, TableName } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import type { Oracle } from './oracle.ts';
import type { Choices } from './proof-choices.ts';
import type { ProofWorld } from './proof-world.ts';

type Tables = { -readonly [T in TableName]: Record<string, RowOf<T>> };

/** A world while its twin is made of it: everything in it may be written. */
export type Draft = {
  readonly turn: number;
  readonly tables: Tables;
  readonly orders: Record<string, readonly Order[]>;
};

/** What the making of a twin looks at. */
export type Making = Readonly<{
  draft: Draft;
  viewer: EmpireId;
  oracle: Oracle;
  choices: Choices;
  rules: ProofWorld['rules'];
}>;

export function draftOf(world: ProofWorld): Draft {
  const { turn } = world.state;
  return {
    turn,
    tables: structuredClone(world.state),
    orders: structuredClone({ ...world.orders }),
  };
}

export function worldOf(world: ProofWorld, { tables, orders }: Draft): ProofWorld {
  const { turn, phase } = world.state;
  const state: CampaignState = { ...(tables as CampaignState), turn, phase };
  return { ...world, state, orders };
}

/** Everybody but the viewer. */
export function othersOf({ draft, viewer }: Pick<Making, 'draft' | 'viewer'>): readonly EmpireId[] {
  return Object.values(draft.tables.empires).flatMap(({ id }) => (id === viewer ? [] : [id]));
}

export function hiddenSystemsOf({ draft, oracle }: Making): readonly SystemId[] {
  return Object.values(draft.tables.systems).flatMap(({ id }) =>
    oracle.isWatched(id) ? [] : [id],
  );
}

/** A new id of an empire, counted as the game counts. */
export function newId(
  { draft }: Making,
  empire: EmpireId,
  [letter, count]: readonly ['u', 'units'] | readonly ['f', 'fleets'] | readonly ['w', 'works'],
): string {
  const row = draft.tables.counters[empire]!;
  const number = row[count] + 1;
  draft.tables.counters[empire] = { ...row, [count]: number };
  return `${empire}.${letter}${String(number)}`;
}

/** Takes a unit away with everything that is based on it. */
export function removeUnit({ draft }: Making, id: string): void {
  delete draft.tables.units[id];
  for (const unit of Object.values(draft.tables.units)) {
    if (unit.place.kind === 'aboard' && unit.place.carrier === id)
      delete draft.tables.units[unit.id];
  }
}

export function dropOrders(
  { draft }: Making,
  empire: EmpireId,
  isDropped: (order: Order) => boolean,
): void {
  draft.orders[empire] = (draft.orders[empire] ?? []).filter((order) => !isDropped(order));
}
