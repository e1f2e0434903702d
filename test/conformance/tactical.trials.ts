import { xoshiro } from '#kernel/dice/xoshiro';
import { brandAs } from '#kernel/brand/brand';
import { type BattleSetup, type BattleSide, type Combatant, SCENARIOS } from '#model/battle/setup';
import type { LaneId } from '#model/campaign/ids';
import type { Ability, AbilityId } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import { choicesOf } from '#test/support/standing-choices';
import { type RuleSet, SETTING_VALUES } from '#model/settings/rule-set';
import { ABILITY_TABLE } from '#rules/design/ability-table';
import { battleOf, combatant, flight } from '#test/support/fight';

/** A random battle, and the rules it is fought by. */
export type Trial = Readonly<{ seed: number; setup: BattleSetup; rules: Partial<RuleSet> }>;

const LANES = ['major', 'minor', 'restricted'] as const;

/** Random whole numbers, the same for each seed. */
function chanceOf(seed: number) {
  const { next } = xoshiro([seed + 1, 7, 9, 11]);
  for (let turn = 0; turn < 20; turn += 1) next();
  const upTo = (most: number): number => next() % (most + 1);
  const oneOf = <T>(some: readonly T[]): T => some[upTo(some.length - 1)]!;
  return { upTo, oneOf };
}

/** Now and then one or two of the abilities that act in battle. */
const abilitiesBy = ({ upTo, oneOf }: ReturnType<typeof chanceOf>): readonly Ability[] =>
  Array.from({ length: Math.max(0, upTo(4) - 2) }, () => ({
    id: brandAs<AbilityId>(oneOf(ABILITY_TABLE).id),
    rating: 1 + upTo(2),
  }));

/** What takes, hides or holds others, or guards against it. */
const SPECIAL = ['boarding', 'boarding', 'assault', 'suicide', 'stealth', 'stasis'] as const;

/** A trial in which every other ship or base takes, hides or holds others, with functions for several of them. */
export function boldTrialOf(seed: number): Trial {
  const { setup, ...trial } = trialOf(seed);
  const { upTo, oneOf } = chanceOf(seed + 7777);
  const embolden = (one: Combatant): Combatant => {
    const { design } = one;
    if (design.civilian || design.kind === 'flight' || upTo(1) === 0) return one;
    const id = oneOf(SPECIAL);
    const rating = 1 + upTo(id === 'boarding' ? 20 : 3);
    const others = design.abilities.filter((ability) => ability.id !== id);
    const abilities = [...others, { id: brandAs<AbilityId>(id), rating }];
    return { ...one, design: { ...design, abilities } };
  };
  const bold = (side: BattleSide): BattleSetup['sides'][BattleSide] => {
    const { combatants, ...rest } = setup.sides[side];
    return { ...rest, combatants: combatants.map(embolden) };
  };
  return {
    ...trial,
    setup: { ...setup, sides: { attacker: bold('attacker'), defender: bold('defender') } },
  };
}

/** A random battle, the same for each seed: warships with abilities, carriers with flights, a convoy, bases, mines, some already hurt. */
export function trialOf(seed: number): Trial {
  const chance = chanceOf(seed);
  const { upTo, oneOf } = chance;
  const fleet = (name: string): readonly Combatant[] =>
    Array.from({ length: 1 + upTo(14) }, (_, index) => {
      const id = `${name}${index}`;
      const kind = oneOf(['ship', 'ship', 'ship', 'ship', 'base', 'minefield'] as const);
      const stats = { dv: 1 + upTo(8), as: upTo(9), af: upTo(5), cr: upTo(6), cc: 1 + upTo(2) };
      const design = { kind, ...stats, cv: 0, abilities: abilitiesBy(chance) };
      const cost = 2 + upTo(10);
      const condition = upTo(5) === 0 ? 'crippled' : 'sound';
      const status = upTo(9) === 0 ? 'reserve' : 'active';
      if (upTo(9) === 0) {
        const civilian = {
          kind: 'convoy',
          civilian: true,
          hull: null,
          dv: 10,
          as: 0,
          af: 0,
        } as const;
        return [combatant(id, { condition, design: { ...civilian, cost: 20, cr: 0 } })];
      }
      const cv = upTo(3) === 0 ? 1 + upTo(3) : 0;
      const wing = Array.from({ length: cv }, (_flight, place) =>
        flight(`${id}f${place}`, {
          carrier: id,
          design: { as: upTo(3), af: upTo(3), dv: 1 + upTo(2) },
        }),
      );
      return [combatant(id, { condition, status, design: { ...design, cost, cv } }), ...wing];
    }).flat();
  const standing = (): Partial<StandingOrders> => ({
    direct: choicesOf('direct').filter(() => upTo(1) === 0),
    sendBackCrippled: oneOf([true, false, 'relieved'] as const),
    missions: oneOf(choicesOf('missions')),
    retreat: oneOf(choicesOf('retreat')),
    ram: oneOf(choicesOf('ram')),
    boarding: oneOf(choicesOf('boarding')),
    proximity: oneOf(choicesOf('proximity')),
    intel: seed % 2,
    // By no die of their own.
    directShare: seed % 3 === 0 ? 100 : seed % 101,
    screen: choicesOf('screen').filter((_role, at) => (seed + at) % 4 === 0),
    takeDamage: seed % 5 === 2 ? 'spread' : 'cheapest',
    enterFirst: choicesOf('enterFirst').filter((_role, at) => (seed + at) % 5 === 0),
    holdBack: choicesOf('holdBack').filter((_role, at) => (seed + at) % 6 === 0),
    retreatAt: seed % 4 === 1 ? seed % 60 : 0,
    withoutFlagship: seed % 7 === 1 ? 'retreat' : 'fight-on',
  });
  const setup = battleOf(
    { attacker: fleet('r'), defender: fleet('b') },
    { attacker: standing(), defender: standing() },
  );
  const waysOut = LANES.slice(upTo(3)).map((one) => ({
    lane: brandAs<LaneId>(`H0101-${one}`),
    class: one,
  }));
  const { attacker, defender } = setup.sides;
  return {
    seed,
    setup: {
      ...setup,
      scenario: oneOf(SCENARIOS),
      sides: {
        attacker: { ...attacker, waysOut, intel: seed % 3 },
        defender: { ...defender, waysOut, intel: seed % 4 },
      },
    },
    rules: {
      armored: oneOf(SETTING_VALUES.armored),
      damageRounding: oneOf(SETTING_VALUES.damageRounding),
      readinessDecay: oneOf(SETTING_VALUES.readinessDecay),
      flightRepair: oneOf(SETTING_VALUES.flightRepair),
      carrierBonus: oneOf(SETTING_VALUES.carrierBonus),
      grandFleets: oneOf(SETTING_VALUES.grandFleets),
      carrierStaging: oneOf(SETTING_VALUES.carrierStaging),
      stasisFlagship: oneOf(SETTING_VALUES.stasisFlagship),
      jumpEngines: oneOf(SETTING_VALUES.jumpEngines),
      scoutIntel: seed % 2 === 0 ? 'function' : 'ship',
    },
  };
}
