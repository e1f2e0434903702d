import { brandAs } from '#kernel/brand/brand';
import { invariant } from '#kernel/result/invariant';
import type { BattlePlace } from '#model/battle/place';
import type { BattleSetup, BattleSide, Combatant, SideSetup } from '#model/battle/setup';
import type { BattleId, EmpireId, FleetId, LaneId, SystemId, UnitId } from '#model/campaign/ids';
import { DOCTRINES } from '#model/forces/doctrines';
import { DEFAULT_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import type { UnitDesign } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { ClassLookup } from '#content/scenarios/classes-of';
import type { Battle, GroupEntry, SideEntry } from './battle-schema.ts';
import { classesOfSide } from './classes-of-side.ts';

/** A battle of a file in campaign terms. The sides are empires whose ids are `attacker` and `defender`. */
export type BattleStart = Readonly<{ battle: Battle; setup: BattleSetup; rules: RuleSet }>;

const HERE = brandAs<SystemId>('H0000');
const MOBILE: readonly UnitKind[] = ['ship', 'convoy'];

/** The lanes of a battle file: the one it is fought in, or those out of the system, by number. */
const laneIdOf = (number: number): LaneId =>
  brandAs<LaneId>(`${HERE}-H${String(number).padStart(4, '0')}`);

/** Each side has its own exits: the first exit of one side is not the first exit of the other. */
const FIRST_WAY: Readonly<Record<BattleSide, number>> = { attacker: 1, defender: 101 };

/** The battle that a file describes; the same file always gives the same. */
export function setupOfBattle(battle: Battle, forceLists: ForceLists): BattleStart {
  const { place, scenario } = battle;
  const inLane = place.kind === 'lane';
  const where: BattlePlace = inLane
    ? { kind: 'lane', lane: laneIdOf(1) }
    : { kind: 'system', system: HERE };
  const sideOf = (side: BattleSide): SideSetup => {
    const entry = battle.sides[side];
    return {
      leader: brandAs<EmpireId>(side),
      empires: [brandAs<EmpireId>(side)],
      combatants: combatantsOf(side, entry, classesOfSide(entry, forceLists)).map((one) =>
        battle.settings.alienConversion === 'off' ? { ...one, unconverted: false } : one,
      ),
      standing: standingOf(entry.standing),
      knows: battle.settings.classStats === 'public' ? 'all' : [],
      waysOut: (inLane ? [place.class] : entry.waysOut).map((laneClass, index) => {
        return { lane: laneIdOf(inLane ? 1 : FIRST_WAY[side] + index), class: laneClass };
      }),
      ...(entry.intel === 0 ? {} : { intel: entry.intel }),
    };
  };
  const setup: BattleSetup = {
    id: brandAs<BattleId>('battle.1'),
    place: where,
    standsAlone: true,
    scenario,
    ground: inLane ? null : groundOf(place),
    sides: { attacker: sideOf('attacker'), defender: sideOf('defender') },
  };
  const rules = { ...DEFAULT_RULE_SET, ...battle.settings };
  return { battle: { ...battle, sides: toldApart(battle.sides) }, setup, rules };
}

/** If both sides have the same name, their roles are added. */
function toldApart({ attacker, defender }: Battle['sides']): Battle['sides'] {
  if (attacker.name !== defender.name) return { attacker, defender };
  return {
    attacker: { ...attacker, name: `${attacker.name} (attacker)` },
    defender: { ...defender, name: `${defender.name} (defender)` },
  };
}

function groundOf({
  anomalies,
  holder,
  productivity,
  utilized,
}: Extract<Battle['place'], { kind: 'system' }>): BattleSetup['ground'] {
  return { anomalies, holder, productivity, utilized };
}

/** Values of the file come first, then those of the doctrine, then those of the book. */
function standingOf({ doctrine = 'by-the-book', ...own }: SideEntry['standing']): StandingOrders {
  return { ...DEFAULT_STANDING_ORDERS, ...DOCTRINES[doctrine].standing, ...own };
}

type NewUnit = Readonly<{ group: GroupEntry; name: string; carrier: Combatant | null }>;

/** A group of some carrier, with how many of its names are given. */
type Carried = { readonly group: GroupEntry; used: number };

/** Units in the order of the file; what is aboard follows its carrier. */
function combatantsOf(
  side: BattleSide,
  { units }: SideEntry,
  classes: ClassLookup,
): readonly Combatant[] {
  const all: Combatant[] = [];
  const add = (unit: NewUnit): Combatant => {
    const design = classes.find(unit.group.class);
    invariant(design !== undefined, 'BATTLE_CLASS', unit.group.class);
    const one = combatantOf(side, all.length + 1, { ...unit, design });
    all.push(one);
    return one;
  };
  const addCarried = (carrier: Combatant, carried: Carried): void => {
    for (let index = 0; index < carried.group.count; index += 1) {
      add({ group: carried.group, name: carried.group.names[carried.used] ?? '', carrier });
      carried.used += 1;
    }
  };
  for (const group of units) {
    const aboard = group.aboard.map((one): Carried => ({ group: one, used: 0 }));
    for (let index = 0; index < group.count; index += 1) {
      const carrier = add({ group, name: group.names[index] ?? '', carrier: null });
      for (const carried of aboard) addCarried(carrier, carried);
    }
  }
  return all;
}

function combatantOf(
  side: BattleSide,
  number: number,
  { group, name, carrier, design }: NewUnit & Readonly<{ design: UnitDesign }>,
): Combatant {
  const isMobile = carrier === null ? MOBILE.includes(design.kind) : carrier.fleet !== null;
  const { condition, status, outOfSupply, ordnance, unconverted, nonCombatant } = group;
  return {
    unit: brandAs<UnitId>(`${side}.u${String(number)}`),
    owner: brandAs<EmpireId>(side),
    fleet: isMobile ? brandAs<FleetId>(`${side}.f1`) : null,
    carrier: carrier?.unit ?? null,
    name,
    design,
    condition,
    status,
    outOfSupply,
    ordnance,
    unconverted,
    nonCombatant,
  };
}
