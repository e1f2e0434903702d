import type { PhaseInput } from '#engine/record/phase';
import type { Party } from '#engine/sight/parties-of';
import { partyFacing, partyWith } from '#engine/sight/party-facing';
import type { Whereabouts } from '#engine/sight/whereabouts-of';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { compareIds } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import type { StandingOrders } from '#model/forces/standing-orders';
import { currentStats } from '#rules/combat/current-stats';
import { strengthOf } from '#rules/combat/strength-of';
import { powerOf } from '#rules/forces/power-of';
import { standingOf } from '#rules/forces/standing-of';
import { type ControllingBase, controllerOf } from '#rules/movement/controller-of';
import { hasClaim } from '#rules/diplomacy/claims';
import { mayGenerateAgainst } from '#rules/movement/may-generate-against';
import { rightsInEncounters } from '#rules/diplomacy/rights-in-encounters';
import { knowsStats } from '#rules/sight/knows-stats';
import { type SeenWeight, wantsEncounter } from '#rules/movement/wants-encounter';

/** One empire generates an encounter against another. */
export type Generated = Readonly<{ by: EmpireId; against: EmpireId }>;
/** The forces of one empire in a meeting. */
export type MeetingSide = Readonly<{ owner: EmpireId; parties: readonly Party[] }>;

/** The encounters that empires want, and where. */
export type Meetings = Readonly<{
  /** The empires with something at a place that an encounter could touch, in the order of ids. */
  sidesAt: (place: BattlePlace) => readonly MeetingSide[];
  /** The encounters that two sides generate against each other there; none if one of them is hidden from the other. */
  between: (one: MeetingSide, other: MeetingSide, place: BattlePlace) => readonly Generated[];
  /** The hidden ships that would show themselves to attack some of these. */
  ambushes: (
    parties: readonly Party[],
    foes: readonly Party[],
    place: BattlePlace,
  ) => readonly Ambush[];
}>;

/** Hidden ships that come out to attack. */
export type Ambush = Readonly<{ owner: EmpireId; units: readonly UnitId[] }>;
type Case = Readonly<{
  by: MeetingSide;
  against: MeetingSide;
  place: BattlePlace;
  /** The parties whose standing orders are asked. */
  asked: readonly Party[];
}>;

type World = Readonly<{
  /** As it is now: fleets split on their way. */
  state: () => CampaignState;
  rules: PhaseInput['rules'];
  basesAt: (system: SystemId) => readonly ControllingBase[];
}>;

/** Parties by owner, without those that can't be met. */
export function sidesOf(parties: readonly Party[]): readonly MeetingSide[] {
  const byOwner = groupBy(
    parties.filter(({ touchable, lurkers }) => touchable || lurkers.length > 0),
    (party) => party.owner,
  );
  return [...byOwner]
    .map(([owner, own]) => ({ owner, parties: own }))
    .sort((a, b) => compareIds(a.owner, b.owner));
}

/** The strength that a side sees of another: military units in the open. @rule FOG-3 @rule ENC-5 */
function weightSeen(world: World, viewer: EmpireId, groups: readonly SeenGroup[]): SeenWeight {
  let strength = 0;
  let unknown = 0;
  for (const { design: id, condition, count } of groups) {
    const design = rowOf(world.state().designs, id);
    if (design.civilian || design.kind === 'minefield') continue;
    const shown = { status: 'active', outOfSupply: 0, ordnance: [], unconverted: false } as const;
    const stats = currentStats({ design, condition, ...shown });
    if (knowsStats({ ...world.state(), classStats: world.rules.classStats }, viewer, design))
      strength += strengthOf(stats) * count;
    else unknown += count;
  }
  return { strength, unknown };
}

/** The part of a side that another side can see. @rule MOV-4 */
function facing({ owner, parties }: MeetingSide, other: EmpireId): MeetingSide {
  const seen = parties.map((party) => partyFacing(party, other));
  return { owner, parties: seen.filter(({ touchable }) => touchable) };
}

/** Whether two sides can meet: each sees something that the other doesn't hide. @rule MOV-4 */
export const areFacing = (one: MeetingSide, other: MeetingSide): boolean =>
  facing(one, other.owner).parties.length > 0 && facing(other, one.owner).parties.length > 0;

function standingsOf(
  { state }: World,
  owner: EmpireId,
  parties: readonly Party[],
): readonly StandingOrders[] {
  const current = state();
  const { fleets } = current;
  const empire = powerOf(current, owner);
  return parties
    .filter((party) => party.military)
    .map(({ subject }) =>
      subject.kind === 'fleet' ? standingOf(empire, rowOf(fleets, subject.fleet)) : empire.standing,
    );
}

/**
 * Whether a side generates an encounter against another.
 * @rule ENC-5
 * @ruling All units that a side has there are weighed together. The encounter begins if the standing orders of at least one of its military
 *   fleets or garrisons want it.
 */
function generates(world: World, { by, against, place, asked }: Case): boolean {
  const rights = rightsInEncounters(world.state(), world.rules, [by.owner, against.owner]);
  const { stance } = rights;
  if (stance === 'friend' || !by.parties.some((party) => party.military)) return false;
  const system = place.kind === 'system' ? rowOf(world.state().systems, place.system) : null;
  const controller =
    stance === 'enemy' || system === null ? null : controllerOf(system, world.basesAt(system.id));
  const claim = (): boolean =>
    system !== null &&
    hasClaim(world.state(), { by: by.owner, against: against.owner, system: system.id });
  if (!mayGenerateAgainst({ by: by.owner, rights, controller, hasClaim: claim() })) return false;
  const own = {
    strength: sumOf(by.parties, (party) => party.strength),
    units: sumOf(by.parties, (party) => party.units),
  };
  const groups = against.parties.flatMap((party) => party.groups);
  const theirs = weightSeen(world, by.owner, groups);
  const isOwner = system?.owner === by.owner;
  return standingsOf(world, by.owner, asked).some((standing) =>
    wantsEncounter({ standing, against: against.owner, stance, isOwner, own, theirs }),
  );
}

/** Hidden ships of one owner that would come out to attack; each fleet decides by its own standing orders. */
function ambushOf(
  world: World,
  { owner, parties }: MeetingSide,
  foes: readonly MeetingSide[],
  place: BattlePlace,
): Ambush {
  const waiting = parties.filter(
    (party) =>
      party.lurkers.length > 0 &&
      standingsOf(world, owner, [partyWith(party, party.lurkers)]).some(
        ({ stealth }) => stealth === 'engage',
      ),
  );
  const units = waiting.flatMap((party) => {
    const out = partyWith(party, party.lurkers);
    const all = parties.map((one) => (waiting.includes(one) ? partyWith(one, one.lurkers) : one));
    const by = { owner, parties: all };
    const prey = foes.filter((foe) => {
      const against = facing(foe, owner);
      const isOne = foe.owner !== owner && against.parties.length > 0;
      return isOne && generates(world, { by, against, place, asked: [out] });
    });
    return party.lurkers
      .filter(({ foundBy }) => prey.some((foe) => !foundBy.has(foe.owner)))
      .map(({ unit }) => unit);
  });
  return { owner, units };
}

/** Judges meetings by the state as it is; where everybody is, `where` knows. @rule MOV-2 @rule ENC-5 */
export function meetingsOf(
  state: () => CampaignState,
  where: Whereabouts,
  rules: PhaseInput['rules'],
  basesAt: World['basesAt'],
): Meetings {
  const world: World = { state, rules, basesAt };
  return {
    sidesAt: (place) => sidesOf(where.at(place)),
    between: (one, other, place) => {
      if (!areFacing(one, other)) return [];
      const [a, b] = [facing(one, other.owner), facing(other, one.owner)];
      const pairs = [
        { by: a, against: b },
        { by: b, against: a },
      ];
      return pairs
        .filter((pair) => generates(world, { ...pair, place, asked: pair.by.parties }))
        .map(({ by, against }) => ({ by: by.owner, against: against.owner }));
    },
    ambushes: (parties, foes, place) => {
      const others = sidesOf(foes);
      return sidesOf(parties)
        .map((side) => ambushOf(world, side, others, place))
        .filter(({ units }) => units.length > 0);
    },
  };
}
