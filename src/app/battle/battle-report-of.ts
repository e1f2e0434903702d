import { rollsById } from '#fog/visibility/rolls-by-id';
import type { BattleStart } from '#content/battles/setup-of-battle';
import type { BattleEvent } from '#model/battle/battle-event';
import type { BattleOutcome, BattleSetup, BattleSide, Combatant } from '#model/battle/setup';
import type { UnitId } from '#model/campaign/ids';
import type { Roll } from '#model/rolls/roll-purpose';
import type { Document } from '#report/document/document';
import { type FoughtSide, type FoughtUnit, battleReport } from '#report/reports/battle-report';
import type { Aboard } from '#report/sections/gone-along';
import { ordnanceText } from '#report/sentences/ordnance-text';
import { enteredIn } from './entered-in.ts';
import { namesInBattle } from './names-in-battle.ts';
import { placeText } from './place-text.ts';
import { recordLines } from './record-lines.ts';

/** A battle from a file, after it was fought. */
export type Fought = Readonly<{
  start: BattleStart;
  events: readonly BattleEvent[];
  rolls: readonly Roll[];
  outcome: BattleOutcome;
  /** The source of the dice, in words. */
  dice: string;
}>;

const ROLES = { attacker: 'Attacker', defender: 'Defender' } as const;

/** The whole battle as a document, with both sides in full and every step with its dice. */
export function battleReportOf(fought: Fought): Document {
  const { start, outcome, dice } = fought;
  const { battle, setup } = start;
  const { loser, rounds } = outcome;
  return battleReport({
    name: battle.name,
    scenario: setup.scenario,
    place: placeText(start),
    dice,
    rounds,
    loser: loser === null ? null : ROLES[loser],
    sides: [sideOf(fought, 'attacker'), sideOf(fought, 'defender')],
    record: recordLines(fought.events, {
      rolls: rollsById(fought.rolls),
      names: namesInBattle(start),
      aboard: aboardIn(setup),
      sides: { attacker: battle.sides.attacker.name, defender: battle.sides.defender.name },
    }),
    costs: costsIn(fought),
    units: unitsIn(fought),
  });
}

/** The construction cost of the units that have shown themselves, by tag. */
function costsIn({ start, events }: Fought): ReadonlyMap<string, number> {
  const { attacker, defender } = start.setup.sides;
  const all = [...attacker.combatants, ...defender.combatants];
  const costs = new Map(all.map(({ unit, design }) => [unit, design.cost]));
  return new Map(
    events.flatMap(enteredIn).map(({ unit, tag }) => [tag, costs.get(unit) ?? 0] as const),
  );
}

/** What the units that have shown themselves are called, and the damage that cripples them, by tag. */
function unitsIn({ start, events }: Fought) {
  const { attacker, defender } = start.setup.sides;
  const all = new Map(
    [...attacker.combatants, ...defender.combatants].map((one) => [one.unit, one] as const),
  );
  return new Map(
    events.flatMap(enteredIn).map(({ unit, tag }) => {
      const one = all.get(unit);
      const called = [one?.design.name ?? '', one?.name ?? '', tag];
      const name = called.filter((part) => part !== '').join(' ');
      return [tag, { name, toughness: one?.design.dv ?? 0 }] as const;
    }),
  );
}

/** Who is aboard whom. */
const aboardIn = ({ sides }: BattleSetup): Aboard<UnitId> =>
  new Map(
    [...sides.attacker.combatants, ...sides.defender.combatants].flatMap(
      ({ unit, carrier }): readonly [UnitId, UnitId][] =>
        carrier === null ? [] : [[unit, carrier]],
    ),
  );

/** The marks in the record of all units that have shown themselves. */
const tagsIn = (events: readonly BattleEvent[]): ReadonlyMap<UnitId, string> =>
  new Map(events.flatMap(enteredIn).map(({ unit, tag }) => [unit, tag]));

function sideOf({ start, events, outcome }: Fought, side: BattleSide): FoughtSide {
  const { name } = start.battle.sides[side];
  const { combatants } = start.setup.sides[side];
  const tags = tagsIn(events);
  const called = new Map(combatants.map((one) => [one.unit, calledIn(tags, one)]));
  const units = combatants.map((one) => unitOf(one, { outcome, tags, called }));
  return { role: ROLES[side], name, units, lost: outcome.lost[side], gained: outcome.gained[side] };
}

/** A unit by its mark; one that never showed itself by its name, or its class. */
const calledIn = (tags: ReadonlyMap<UnitId, string>, { unit, name, design }: Combatant): string =>
  tags.get(unit) ?? (name === '' ? design.name : name);

type Told = Readonly<{
  outcome: BattleOutcome;
  tags: ReadonlyMap<UnitId, string>;
  called: ReadonlyMap<UnitId, string>;
}>;

function unitOf(one: Combatant, { outcome, tags, called }: Told): FoughtUnit {
  const { unit, carrier, name, design, condition, status, outOfSupply, nonCombatant } = one;
  const { ordnance, unconverted } = one;
  const marks = [
    condition,
    ...(status === 'active' ? [] : [status]),
    ...(outOfSupply === 0 ? [] : [`out of supply ${String(outOfSupply)}`]),
    ...(ordnance.length === 0 ? [] : [`with ${ordnanceText(ordnance)}`]),
    ...(unconverted ? ['of alien make, unconverted'] : []),
    ...(nonCombatant ? ['resting'] : []),
  ];
  const before = marks.join(', ');
  return {
    mark: tags.get(unit) ?? '–',
    carrier: carrier === null ? null : (called.get(carrier) ?? ''),
    design: design.name,
    name,
    before,
    after: fateOf(one, outcome) ?? before,
  };
}

const GAVE_UP = { captured: 'surrendered', destroyed: 'scuttled by its crew' } as const;

/** Undefined: nothing happened to it. Units aboard a unit that got away went with it. @rule CSC-12 */
function fateOf({ unit, carrier }: Combatant, outcome: BattleOutcome): string | undefined {
  const { fates, captured = [], surrendered = [] } = outcome;
  if (captured.some((one) => one.unit === unit)) return 'captured';
  const gaveUp = surrendered.find((one) => one.unit === unit);
  if (gaveUp !== undefined) return GAVE_UP[gaveUp.fate];
  const fate = fates.findLast((one) => one.unit === unit)?.fate;
  if (fate === 'destroyed') return fate;
  return isAway({ unit, carrier }, outcome)
    ? ['got away', ...(fate === undefined ? [] : [fate])].join(', ')
    : fate;
}

const isAway = (
  { unit, carrier }: Pick<Combatant, 'unit' | 'carrier'>,
  { retreats, excluded = [] }: BattleOutcome,
): boolean =>
  !excluded.includes(unit) && retreats.some((one) => one.unit === unit || one.unit === carrier);
