import { rollTraits } from '#engine/galaxy/roll-traits';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import type { RollId } from '#kernel/dice/dice';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, FleetId, SystemId } from '#model/campaign/ids';
import { type KnownSystem, knowledgeIdOf } from '#model/campaign/knowledge';
import { settlementOf, type StarSystem, TRAITS } from '#model/campaign/system';
import type { SurveyFind } from '#model/events/discovery-events';
import { onlyFor } from '#model/events/fact';
import { forceIndexOf } from '#rules/forces/force-index';
import { restingUnits } from '#rules/forces/resting-units';
import { awaitsSurvey, surveyNeeds } from '#rules/galaxy/survey';
import { surveyedValues } from '#rules/galaxy/surveyed-values';
import { explorerFunctions } from '#rules/movement/explorer-functions';

const OPT_3 = cite('OPT-3');

/** The fleets that do something else, and the systems where nobody surveys. */
type Field = Readonly<{
  exploring: ReadonlySet<FleetId>;
  isContested: (system: SystemId) => boolean;
}>;
type Share = Readonly<{ empire: EmpireId; system: SystemId; spent: number }>;
type Survey = Share & Readonly<{ total: number }>;
type Found = Readonly<{ find: SurveyFind; rolls: readonly RollId[] }>;

/** The functions that Explorers which stayed spend, fleet by fleet. */
function byExplorers(record: Recorder, { rules }: PhaseInput, field: Field): readonly Share[] {
  const state = record.state();
  const forces = forceIndexOf(state);
  const resting = restingUnits(valuesById(state.projects));
  return valuesById(state.fleets).flatMap(({ id, owner, place, lastMoved }): readonly Share[] => {
    const stayed = place.kind === 'system' && lastMoved < state.turn;
    if (!stayed || field.exploring.has(id)) return [];
    const spent = sumOf(
      // Who joined in this phase, as a splinter colony's, had no time for it.
      forces.inFleet(id).filter((unit) => !resting.has(unit.id) && unit.since < state.turn),
      (unit) => explorerFunctions({ unit, design: rowOf(state.designs, unit.design) }, rules),
    );
    return spent === 0 ? [] : [{ empire: owner, system: place.system, spent }];
  });
}

const byOutposts = (record: Recorder): readonly Share[] =>
  valuesById(record.state().systems).flatMap((system) =>
    system.owner !== null && settlementOf(system) === 'outpost'
      ? [{ empire: system.owner, system: system.id, spent: 1 }]
      : [],
  );

/** The functions that each empire has spent on a system by now; an empire that doesn't know the system doesn't survey it. */
function surveysOf(record: Recorder, shares: readonly Share[]): readonly Survey[] {
  const { knownSystems } = record.state();
  return [...groupBy(shares, ({ empire }) => empire)].flatMap(([empire, own]) =>
    [...groupBy(own, ({ system }) => system)].flatMap(([system, some]) => {
      const known: KnownSystem | undefined = knownSystems[knowledgeIdOf(empire, system)];
      const spent = sumOf(some, (one) => one.spent);
      return known === undefined ? [] : [{ empire, system, spent, total: known.surveyed + spent }];
    }),
  );
}

function rollTrait({ dice }: PhaseInput, system: StarSystem): Found {
  const own = dice.stream('survey', system.id);
  const known = TRAITS.filter((trait) => system.traits.includes(trait));
  const before = own.log().length;
  const rolled = rollTraits(own, system.id, { traits: known, due: 1 });
  const rolls = own.log().slice(before);
  const found = rolled.traits.filter((trait) => trait !== 'Homeworld');
  const traits = [...known, ...found];
  return {
    find: { traits, ...surveyedValues(system, found) },
    rolls: rolls.map(({ id }) => id),
  };
}

/** All empires that survey one system finish it together, so that all of them find the same trait. */
function survey(record: Recorder, input: PhaseInput, surveys: readonly Survey[]): void {
  const [first] = surveys;
  if (first === undefined) return;
  const system = rowOf(record.state().systems, first.system);
  const needed = surveyNeeds(system.importance);
  const isDone = surveys.some(({ total }) => total >= needed);
  const found = isDone ? rollTrait(input, system) : null;
  for (const { empire, spent, total } of surveys) {
    const own = total >= needed ? found : null;
    const what = { spent, total, needed, find: own?.find ?? null };
    const head = { type: 'SystemSurveyed', cite: OPT_3, rolls: own?.rolls ?? [] } as const;
    record.emit({ ...head, witnesses: onlyFor(empire), empire, system: system.id, ...what });
  }
}

/**
 * Explorers that stayed where they are, or outposts, survey the system until its trait is known.
 * @rule OPT-3
 * @ruling A survey needs no order. Explorers that explore, move, rest or have just joined in this turn don't survey, and nobody surveys in
 *   a system with an encounter, such as one with raiders. A roll of an anomaly or Homeworld is rolled again. Later visitors of the system
 *   see the trait.
 */
export function surveySystems(record: Recorder, input: PhaseInput, field: Field): void {
  const { rules } = input;
  if (rules.surveys === 'off') return;
  const all = rules.surveys === 'outpost' ? byOutposts(record) : byExplorers(record, input, field);
  const { systems, empires } = record.state();
  const homeworlds = new Set(valuesById(empires).map(({ homeworld }) => homeworld));
  const shares = all.filter(
    ({ empire, system }) =>
      Object.hasOwn(empires, empire) &&
      awaitsSurvey(rowOf(systems, system), rules) &&
      !homeworlds.has(system) &&
      !field.isContested(system),
  );
  const bySystem = groupBy(surveysOf(record, shares), ({ system }) => system);
  for (const surveys of bySystem.values()) survey(record, input, surveys);
}
