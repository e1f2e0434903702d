import { tableOf } from '#kernel/collections/group-by';
import { type ById, valuesById } from '#kernel/collections/tables';
import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { type Rights, rightsOf } from '#rules/diplomacy/rights-of';
import { stateToward } from '#rules/diplomacy/state-toward';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { type Presence, presenceIn } from './presence-in.ts';
import { presencesSeen, shipsOf } from './presences-seen.ts';
import { siegeOf } from './siege-of.ts';
import type { SupplyKnowledge } from './supply-knowledge.ts';
import type { SupplyFacts } from './supply-net-of.ts';

/** Enemies somewhere: who they are, as far as he sees, and their military ships. */
export type Enemies = Readonly<{ by: readonly EmpireId[]; ships: number }>;

/** What decides the supply of one empire, as far as it knows. */
export type SupplyGround = Readonly<{
  facts: SupplyFacts;
  /** The classes whose stats it knows. */
  designs: ById<DesignId, UnitDesign>;
  enemiesAt: (system: SystemId) => Enemies;
  shipsAt: (system: SystemId) => Readonly<{ enemies: number; friends: number }>;
}>;

type Here = ReadonlyMap<EmpireId, Presence>;
const NOBODY: Here = new Map();

/** A blockade as whoever is seen there now, and own forces, would make it in the next Supply Phase. */
function blockadeForeseen(
  { empire, systems, rules }: SupplyKnowledge,
  system: SystemId,
  { here, isEnemy, rights }: Readonly<{ here: Here; isEnemy: IsMeant; rights: RightsToward }>,
): boolean {
  const own = systems[system]?.own ?? null;
  if (own === null) return false;
  const isSeen = [...here].some(([other, { ships }]) => ships > 0 && isEnemy(other));
  if (own.owner !== empire.id || !isSeen) return own.blockaded;
  const siege = { census: own.census, host: empire.id, presences: here, rules };
  return siegeOf({ ...siege, rights }).blockaded;
}

type IsMeant = (other: EmpireId) => boolean;
type RightsToward = (other: EmpireId) => Rights;

/**
 * What an empire’s supply depends on, by what it knows: its own forces, and those of others in sight.
 * @rule SUP-4 @rule SUP-5 @rule FOG-14
 * @ruling A blockade of which nobody is in sight is expected to last; of partners' systems only what is
 *   known of them now counts.
 */
export function supplyGroundOf(knowledge: SupplyKnowledge): SupplyGround {
  const { empire, systems, neighbours } = knowledge;
  const known = valuesById(knowledge.designs).flatMap((row) =>
    row.known === 'stats' ? [row.design] : [],
  );
  const designs = tableOf(known, ({ id }) => id);
  const own = presenceIn({ units: knowledge.units, fleets: knowledge.fleets, designs });
  const seen = presencesSeen(knowledge);
  const hereIn = (system: SystemId): Here =>
    new Map([...(seen.get(system) ?? NOBODY), ...(own.get(system) ?? NOBODY)]);
  const rights: RightsToward = (other) => rightsOf(stateToward(neighbours, other));
  const isEnemy: IsMeant = (other) => other !== empire.id && rights(other).stance === 'enemy';
  const isFriend: IsMeant = (other) => other === empire.id || rights(other).sameSide;
  const supplies: IsMeant = (other) => other === empire.id || rights(other).supply;
  const isBlockaded = (system: SystemId): boolean =>
    blockadeForeseen(knowledge, system, { here: hereIn(system), isEnemy, rights });
  const depots = [...own, ...seen].flatMap(([system, here]) =>
    [...here].some(([other, { depot }]) => depot && supplies(other)) ? [system] : [],
  );
  return {
    designs,
    facts: {
      depots,
      lanes: laneMapOf(knowledge.lanes),
      isBlockaded,
      isShutIn: (system) => {
        const host = systems[system]?.own?.owner ?? null;
        return host !== null && isFriend(host) && isBlockaded(system);
      },
      hasEnemyFleet: (system) =>
        [...(seen.get(system) ?? NOBODY)].some(([other, { bars }]) => bars && isEnemy(other)),
    },
    enemiesAt: (system) => {
      const here = [...(seen.get(system) ?? NOBODY)].filter(([other]) => isEnemy(other));
      return { by: here.map(([other]) => other), ships: shipsOf(new Map(here), isEnemy) };
    },
    shipsAt: (system) => ({
      enemies: shipsOf(hereIn(system), isEnemy),
      friends: shipsOf(hereIn(system), isFriend),
    }),
  };
}
