import { tableOf } from '#kernel/collections/group-by';
import type { ById } from '#kernel/collections/tables';
import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { UnitDesign } from '#model/forces/design';
import { rightsIn } from '#rules/diplomacy/rights-between';
import { type Rights, rightsOf } from '#rules/diplomacy/rights-of';
import { basesOf } from '#rules/movement/bases-of';
import { controllerOf } from '#rules/movement/controller-of';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { knownDesignsOf } from '#rules/sight/known-designs-of';
import { type Presence, presenceIn } from './presence-in.ts';
import { presencesSeen, shipsOf } from './presences-seen.ts';
import { siegeOf } from './siege-of.ts';
import type { SupplyKnowledge } from './supply-knowledge.ts';
import type { SupplyFacts } from './supply-net-of.ts';

/** Enemies at a place: the empires, as far as the viewer sees, and their military ships. */
export type Enemies = Readonly<{ by: readonly EmpireId[]; ships: number }>;

/** The facts that decide the supply of one empire, as far as it knows. */
export type SupplyGround = Readonly<{
  facts: SupplyFacts;
  /** The classes whose stats it knows. */
  designs: ById<DesignId, UnitDesign>;
  enemiesAt: (system: SystemId) => Enemies;
  shipsAt: (system: SystemId) => Readonly<{ enemies: number; friends: number }>;
}>;

type Here = ReadonlyMap<EmpireId, Presence>;
const NOBODY: Here = new Map();

type IsMeant = (other: EmpireId) => boolean;
type Seen = Readonly<{
  here: Here;
  host: EmpireId | null;
  isEnemy: IsMeant;
  rights: (other: EmpireId) => Rights;
}>;

/** The blockade in the next Supply Phase, by the forces that are seen there now and own forces. */
function blockadeForeseen(
  { empire, systems, rules }: SupplyKnowledge,
  system: SystemId,
  { here, host, isEnemy, rights }: Seen,
): boolean {
  const own = systems[system]?.own ?? null;
  const isSeen = [...here].some(([other, { ships }]) => ships > 0 && isEnemy(other));
  if (host !== empire.id || !isSeen) return own?.blockaded ?? false;
  return siegeOf({ census: own?.census ?? 0, host, presences: here, rules, rights }).blockaded;
}

/** The empire that controls a system, as far as is known: its owner, or else the empire itself by its bases. @rule DIP-10 */
function hostsIn({ systems, units }: SupplyKnowledge, designs: ById<DesignId, UnitDesign>) {
  const bases = basesOf({ units, designs });
  // A colony without an owner controls itself.
  const isFree = (system: SystemId): boolean => {
    const facts = systems[system]?.visited?.facts;
    return facts?.owner === null && facts.settlement === 'colony';
  };
  return (system: SystemId): EmpireId | null => {
    const { own, visited } = systems[system] ?? {};
    const owner = own?.owner ?? visited?.facts.owner ?? null;
    if (owner === 'unknown' || (owner === null && isFree(system))) return null;
    return controllerOf({ owner }, bases(system));
  };
}

/**
 * The facts that an empire's supply depends on, as far as it knows: its own forces, and others in sight.
 * @rule SUP-4 @rule SUP-5 @rule FOG-14
 * @ruling A forecast assumes that a blockade without visible blockaders lasts. It can't foresee blockades of other empires' systems,
 *   because a player doesn't know their enemies.
 */
export function supplyGroundOf(knowledge: SupplyKnowledge): SupplyGround {
  const { empire, neighbours } = knowledge;
  const designs = tableOf(knownDesignsOf(knowledge), ({ id }) => id);
  const own = presenceIn({ units: knowledge.units, fleets: knowledge.fleets, designs });
  const seen = presencesSeen(knowledge);
  const hereIn = (system: SystemId): Here =>
    new Map([...(seen.get(system) ?? NOBODY), ...(own.get(system) ?? NOBODY)]);
  const hostOf = hostsIn(knowledge, designs);
  const rights = (other: EmpireId): Rights =>
    other === RAIDERS ? rightsOf('war') : rightsIn(neighbours[other]);
  const isEnemy: IsMeant = (other) => other !== empire.id && rights(other).stance === 'enemy';
  const isFriend: IsMeant = (other) => other === empire.id || rights(other).sameSide;
  const supplies: IsMeant = (other) => other === empire.id || rights(other).supply;
  const isBlockaded = (system: SystemId): boolean =>
    blockadeForeseen(knowledge, system, {
      here: hereIn(system),
      host: hostOf(system),
      isEnemy,
      rights,
    });
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
        const host = hostOf(system);
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
