import { brandAs } from '#kernel/brand/brand';
import { type BattleSetup, type Combatant, SCENARIOS } from '#model/battle/setup';
import type { LaneId } from '#model/campaign/ids';
import { type Ability, type AbilityId, ratingOf, type UnitDesign } from '#model/forces/design';
import { ORDNANCE_PACKAGES } from '#model/forces/ordnance';
import type { StandingOrders } from '#model/forces/standing-orders';
import { choicesOf } from '#test/support/standing-choices';
import { DEFAULT_RULE_SET, type RuleSet, SETTING_VALUES } from '#model/settings/rule-set';
import { battleOf, combatant } from '#test/support/fight';
import { ABILITY_TABLE } from '#rules/design/ability-table';
import type { UnitKind } from '#model/forces/unit';
import type { Choices } from '#test/support/proof-choices';

export type Situation = Readonly<{ setup: BattleSetup; rules: RuleSet }>;

const ANOMALIES = ['Dense Asteroids', 'Plasma Storm', 'Dust Cloud', 'Nebula'] as const;
/** In every battle something that few have. */
const PLENTY: Readonly<Partial<Record<UnitKind, readonly string[]>>> = {
  ship: [
    'missile',
    'scout',
    'firstStrike',
    'shields',
    'armored',
    'stealth',
    'boarding',
    'boarding',
    'qShip',
  ],
  flight: ['shields', 'kamikaze', 'missile', 'stealth'],
  minefield: ['proximity'],
};

/** Who boards now and then has enough for several. */
const ratingFor = (id: string, { below, percent }: Choices): number =>
  1 + below(id === 'boarding' && percent(50) ? 20 : 3);

type Stats = Partial<UnitDesign>;

function abilitiesFor(kind: UnitKind, choices: Choices): readonly Ability[] {
  const { below, pick } = choices;
  const rows = ABILITY_TABLE.filter(({ on }) => on.includes(kind)).map(({ id }) => id);
  const more = PLENTY[kind] ?? rows;
  const ids = new Set(
    Array.from({ length: Math.max(0, below(5) - 1) }, () => pick(pick([rows, more]))),
  );
  return [...ids].map((id) => ({ id: brandAs<AbilityId>(id), rating: ratingFor(id, choices) }));
}

function statsFor(kind: UnitKind, { below, pick, percent }: Choices): Stats {
  const cost = 1 + below(12);
  const cc = 1 + below(4);
  if (kind === 'convoy') {
    return { civilian: true, hull: null, cost: 20, dv: 10, as: 0, af: 0, cr: 0 };
  }
  const small = { hull: 'LF', cost: 1 + below(3), cr: 0 } as const;
  if (kind === 'flight') return { ...small, dv: 1 + below(3), as: below(4), af: below(4) };
  if (kind === 'minefield') return { ...small, dv: 1 + below(6), as: below(5), af: below(3) };
  const hull = pick(['CT', 'DD', 'CL', 'CA', 'BB'] as const);
  const cv = percent(35) ? 1 + below(3) : 0;
  return { hull, cost, cc, cv, dv: 1 + below(9), as: below(10), af: below(7), cr: below(7) };
}

type Shape = Partial<Omit<Combatant, 'unit' | 'carrier' | 'design'>>;

/** What the campaign has done to it before. */
function stateFor(kind: UnitKind, { below, percent }: Choices): Shape {
  const hungry = percent(25) ? 1 + below(5) : 0;
  const isStrained = kind === 'flight' && percent(4);
  return {
    condition: isStrained || (kind !== 'minefield' && percent(15)) ? 'crippled' : 'sound',
    status: (kind === 'ship' || kind === 'flight') && percent(8) ? 'reserve' : 'active',
    outOfSupply: kind === 'minefield' ? 0 : hungry,
    unconverted: percent(6),
    nonCombatant: kind === 'ship' && percent(4),
    ...(isStrained ? { strike: 'strained' } : {}),
  };
}

/** SUP-7: who would have starved does not fight. */
const lives = ({ design, outOfSupply }: Combatant): boolean =>
  outOfSupply < design.dv || design.kind === 'minefield';

function unitOf(id: string, kind: UnitKind, choices: Choices, carrier?: string): Combatant {
  const stats = statsFor(kind, choices);
  const abilities = kind === 'convoy' ? [] : abilitiesFor(kind, choices);
  const state = stateFor(kind, choices);
  const design = { kind, cv: 0, cc: 1, ...stats, abilities };
  const loads = abilities.some((ability) => ability.id === 'missile');
  const ordnance = loads ? choices.shuffled(ORDNANCE_PACKAGES).slice(0, choices.below(3)) : [];
  const one = combatant(id, {
    ...state,
    ordnance,
    ...(carrier === undefined || state.strike !== undefined ? {} : { carrier }),
    design,
  });
  return lives(one) ? one : { ...one, outOfSupply: 0 };
}

/** MOV-4: a ship that is fit to hide behind a convoy. */
const hides = ({ condition, status, nonCombatant, design }: Combatant): boolean =>
  ratingOf(design, 'qShip') > 0 && condition === 'sound' && status === 'active' && !nonCombatant;

/** A few ships, flights, bases, mines and convoys, in any condition. */
function forceOf(name: string, choices: Choices): readonly Combatant[] {
  const { below, pick, percent } = choices;
  const force: Combatant[] = [];
  const size = 1 + below(6);
  for (let index = 0; index < size; index += 1) {
    const id = `${name}${String(index)}`;
    const kind = pick(['ship', 'ship', 'ship', 'ship', 'ship', 'base', 'convoy'] as const);
    const one = unitOf(id, kind, choices);
    const aboard = force.length;
    force.push(one);
    for (let place = 0; place < one.design.cv; place += 1) {
      if (percent(70)) force.push(unitOf(`${id}f${String(place)}`, 'flight', choices, id));
    }
    const layer = one.design.abilities.find((ability) => ability.id === 'minelayer');
    if (layer !== undefined) force.push(unitOf(`${id}m`, 'minefield', choices, id));
    if (hides(one) && percent(60)) {
      for (const hidden of force.splice(aboard)) force.push({ ...hidden, lurks: true });
    }
  }
  if (percent(40)) force.push(unitOf(`${name}m`, 'minefield', choices));
  return force;
}

function standingOf({ below, pick, percent }: Choices): Partial<StandingOrders> {
  return {
    direct: choicesOf('direct').filter(() => percent(40)),
    sendBackCrippled: pick([true, false, 'relieved'] as const),
    missions: pick(choicesOf('missions')),
    retreat: percent(80) ? 'nobody' : pick(choicesOf('retreat')),
    ram: pick(choicesOf('ram')),
    boarding: pick(choicesOf('boarding')),
    proximity: pick(choicesOf('proximity')),
    asteroids: pick(choicesOf('asteroids')),
    directShare: percent(70) ? 100 : pick([0, 33, 50, 99]),
    screen: percent(70) ? [] : [pick(choicesOf('screen'))],
    enterFirst: percent(70) ? [] : [pick(choicesOf('enterFirst'))],
    holdBack: percent(80) ? [] : [pick(choicesOf('holdBack'))],
    retreatAt: percent(80) ? 0 : 30,
    withoutFlagship: percent(80) ? 'fight-on' : 'retreat',
    intel: below(5),
    scouting: pick(choicesOf('scouting')),
    ...(percent(60) ? {} : { takeDamage: pick(choicesOf('takeDamage')) }),
  };
}

function rulesOf({ pick }: Choices): RuleSet {
  return {
    ...DEFAULT_RULE_SET,
    armored: pick(SETTING_VALUES.armored),
    damageRounding: pick(SETTING_VALUES.damageRounding),
    minesweeping: pick(SETTING_VALUES.minesweeping),
    readinessDecay: pick(SETTING_VALUES.readinessDecay),
    flightRepair: pick(SETTING_VALUES.flightRepair),
    carrierBonus: pick(SETTING_VALUES.carrierBonus),
    stasisFlagship: pick(SETTING_VALUES.stasisFlagship),
    jumpEngines: pick(SETTING_VALUES.jumpEngines),
  };
}

/** A random battle, small enough that every way to take its damage can be tried. */
export function randomSituation(choices: Choices): Situation {
  const { below, pick, percent } = choices;
  const setup = battleOf(
    { attacker: forceOf('r', choices), defender: forceOf('b', choices) },
    { attacker: standingOf(choices), defender: standingOf(choices) },
  );
  const anomalies = percent(50) ? [] : [pick(ANOMALIES)];
  const waysOut = [{ lane: brandAs<LaneId>('H0101-H0102'), class: 'major' as const }];
  const { attacker, defender } = setup.sides;
  return {
    setup: {
      ...setup,
      scenario: pick(SCENARIOS),
      ground: { anomalies, holder: null, productivity: 0, utilized: 0 },
      sides: {
        attacker: { ...attacker, waysOut, intel: below(7) },
        defender: { ...defender, waysOut, intel: below(7) },
      },
    },
    rules: rulesOf(choices),
  };
}
