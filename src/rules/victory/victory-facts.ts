import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { hexesOf } from '#rules/galaxy/hexes-of';
import { controllersIn } from '#rules/movement/controllers-in';
import { type Holdings, holdingsOf } from './holdings-of.ts';

/** The values that count for victory at the end of a turn. */
export type VictoryFacts = Readonly<{
  turn: number;
  /** How many systems there are. */
  systems: number;
  all: readonly Holdings[];
}>;

type Facts = Pick<CampaignState, 'turn' | 'empires' | 'systems' | 'units' | 'fleets' | 'designs'>;

/**
 * Counts what matters for victory, for all empires, from the current state.
 * @rule VIC-1
 * @ruling A map that is explored from nothing counts a system in each of its hexes, found or not.
 */
export function victoryFacts(state: Facts, { explored }: Pick<RuleSet, 'explored'>): VictoryFacts {
  const systems = valuesById(state.systems);
  const controller = controllersIn(state);
  const controlled = groupBy(systems, ({ id }) => controller(id));
  const owned = groupBy(systems, ({ owner }) => owner);
  const units = groupBy(valuesById(state.units), ({ owner }) => owner);
  const all = valuesById(state.empires).map((empire) =>
    holdingsOf({
      empire,
      controlled: controlled.get(empire.id)?.length ?? 0,
      owned: owned.get(empire.id) ?? [],
      units: units.get(empire.id) ?? [],
      designs: state.designs,
    }),
  );
  const count = explored === null ? systems.length : hexesOf(explored.rings).length;
  return { turn: state.turn, systems: count, all };
}
