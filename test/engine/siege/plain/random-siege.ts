import type { CampaignState } from '#model/campaign/state';
import { BOMBARD_PLANS } from '#model/forces/bombard-plan';
import { GROUND_PLANS } from '#model/forces/ground-plan';
import type { Unit } from '#model/forces/unit';
import { MISSIONS } from '#model/orders/bombard';
import type { GroundAim } from '#model/orders/ground-war';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { designId, unitId } from '#test/support/campaign';
import type { Choices } from '#test/support/proof-choices';
import { aboard, bombard, groundPlan, invade, landed, sceneOf } from '#test/support/siege';

/** Attrition of the ground classes, so that none begins with more damage than it can bear. */
const TROOPS = {
  infantry: 3,
  marines: 2,
  brigade: 4,
  regular: 2,
  royalMarine: 3,
  tank: 9,
  shocker: 3,
  police: 1,
} as const;
const CLASSES = Object.keys(TROOPS) as readonly (keyof typeof TROOPS)[];
const SHIPS = ['titan', 'cruiser', 'destroyer', 'corvette', 'driver', 'diver', 'hangar'] as const;

export type RandomSiege = Readonly<{
  before: CampaignState;
  sheets: Readonly<Record<string, readonly Order[]>>;
  rules: RuleSet;
}>;

const some = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** Ground units of an empire, some hurt, some in reserve. */
function troops(choices: Choices, empire: string, most: number): readonly Unit[] {
  const { below, pick, percent } = choices;
  return some(below(most + 1), (index) => {
    const design = pick(CLASSES);
    const damage = percent(40) ? below(TROOPS[design]) : 0;
    const status = percent(15) ? 'reserve' : 'active';
    return landed(`${empire}.g${String(index)}`, design, { damage, status });
  });
}

/** Figures of Wolf; without Morale it may have rebels, without Census it is an outpost. */
function colonyOf({ below, percent }: Choices, rebelling: number) {
  const census = percent(15) ? 0 : 1 + below(6);
  const morale = percent(rebelling) ? 0 : below(census + 1);
  const rebels = census > 0 && morale === 0 && percent(70) ? below(census + 1) : 0;
  const productivity = census === 0 ? 0 : below(7);
  return {
    capacity: 6 + below(3),
    census,
    morale,
    rebels,
    productivity,
    intel: below(4),
    raw: below(3),
  };
}

const rulesOf = ({ pick }: Choices): RuleSet => ({
  ...DEFAULT_RULE_SET,
  counterAttack: pick(['on', 'off']),
  beachhead: pick(['kill', 'damage']),
  invasionPenalty: pick(['half', 'minus']),
  conqueredIntel: pick(['lost', 'half']),
  deadColony: pick(['uninhabited', 'outpost']),
  massDriverCap: pick([0, 1, 4]),
});

/** Some units of an empire attack enemies of a class that somebody has there, or that nobody has. */
function aimsOf(
  { below, percent, pick }: Choices,
  { owner, all }: Readonly<{ owner: string; all: readonly Unit[] }>,
): readonly GroundAim[] {
  const targets = [...all.map(({ design }) => design), ...CLASSES.map(designId)];
  return all
    .filter((unit) => unit.owner === owner && percent(50))
    .slice(0, 4)
    .map(({ id }) => ({ unit: id, target: pick(targets), place: 1 + below(2) }));
}

/** A system of the Lorans in which up to four empires and rebels fight, and into which humans come from a convoy. */
export function randomGround(choices: Choices): RandomSiege {
  const { below, percent, pick } = choices;
  const invaders = some(percent(70) ? below(4) : 0, (index) =>
    aboard(`human.t${String(index)}`, pick(CLASSES), 'human.u1'),
  );
  const units = [
    ...troops(choices, 'loran', 4),
    ...troops(choices, 'human', 4),
    ...(percent(30) ? troops(choices, 'jain', 2) : []),
    ...(percent(30) ? troops(choices, 'kili', 2) : []),
  ];
  const before = sceneOf({
    system: colonyOf(choices, 30),
    fleets: { human: ['convoy', 'lander', 'lander'].slice(0, 1 + below(3)) },
    units: [...units, ...invaders],
  });
  const all = [...units, ...invaders];
  const planned = (owner: string, militia = true): Order =>
    groundPlan(pick(GROUND_PLANS), militia, percent(40) ? aimsOf(choices, { owner, all }) : []);
  const coming = invaders.map(({ id }) => id).join(' ');
  const wave = coming === '' ? [] : [invade(coming, pick(['', 'human.u2', 'human.u3 human.u2']))];
  const sheets = {
    human: [planned('human'), ...wave],
    loran: [planned('loran', percent(70))],
    jain: [planned('jain')],
    kili: [planned('kili')],
  };
  return { before, sheets, rules: rulesOf(choices) };
}

/** The humans and the Kili bombard the same system, by order or by their standing orders. */
export function randomBombardment(choices: Choices): RandomSiege {
  const { below, percent, pick, shuffled } = choices;
  const fleet = () => some(below(6), () => pick(SHIPS));
  const fleets = { human: ['hangar', ...fleet()], ...(percent(50) ? { kili: fleet() } : {}) };
  const wings = some(below(8), (index) => aboard(`human.w${String(index)}`, 'wing', 'human.u1'));
  const units = [...troops(choices, 'loran', 3), ...troops(choices, 'jain', 2), ...wings];
  const condition = percent(20) ? 'crippled' : 'sound';
  const outOfSupply = percent(30) ? 1 : 0;
  const standing = {
    human: { bombard: pick(BOMBARD_PLANS) },
    kili: { bombard: pick(BOMBARD_PLANS) },
  };
  const before = sceneOf({
    system: { ...colonyOf(choices, 20), rebels: 0 },
    fleets,
    units,
    standing,
    change: { 'human.u2': { condition, outOfSupply } },
  });
  const missions = (): string => {
    const named = shuffled(MISSIONS).slice(0, 1 + below(3));
    const last = percent(50) ? '' : ' 20';
    return named
      .map((one, at) => `${one}${at + 1 < named.length ? ` ${String(below(40))}` : last}`)
      .join(', ');
  };
  const order = (): Order => {
    const plunging = percent(30) ? ['human.u2', 'human.u3'].map(unitId) : [];
    return bombard(percent(80) ? missions() : '', { plunging });
  };
  const sheets = { human: percent(85) ? [order()] : [], kili: percent(50) ? [order()] : [] };
  return { before, sheets, rules: rulesOf(choices) };
}
