import { dissolve, endDeadColony, hurtSystem } from '#engine/siege/hurt-system';
import type { Siege } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { revealedIdOf } from '#model/campaign/effect';
import { onlyFor } from '#model/events/fact';
import { MORALE_FOR_REFUSAL } from '#rules/bombardment/bombardment-dice';
import { LEAST_CAPACITY } from '#rules/bombardment/hurt-system';
import type { LossQuestions } from './ask-for-losses.ts';
import { rollCollateral } from './collateral-damage.ts';
import { demandSurrender } from './demand-surrender.ts';
import { carryPoints, payForFire } from './end-fire.ts';
import { fireMassDrivers } from './fire-mass-drivers.ts';
import { fireMissions } from './fire-missions.ts';
import { type Fire, planFire } from './plan-fire.ts';
import type { Sortie } from './sorties-of.ts';

/** Who bombards shows itself, and who watches sees that it happens. */
function tellFire(siege: Siege, { sortie, points, missions }: Fire): void {
  const { record, before } = siege;
  const { empire, system, bombers } = sortie;
  const { owner } = rowOf(before.systems, system);
  const parties = owner === null ? [empire] : [empire, owner];
  reveal(siege, sortie);
  record.emit({
    type: 'SystemBombarded',
    cite: cite('BOM-1'),
    rolls: [],
    witnesses: [
      ...onlyFor(empire),
      ...(owner === null || owner === empire
        ? []
        : [{ empire: owner, as: 'participant' } as const]),
      ...siege.onlookers(system, parties).map((one) => ({ empire: one, as: 'onlooker' as const })),
    ],
    empire,
    system,
    against: owner,
    points,
    units: bombers.map(({ unit }) => unit.id),
    missions,
  });
}

/** Hidden ships come out of hiding to bombard. @rule MOV-4 */
function reveal({ record, before, hiders }: Siege, { empire, system, bombers }: Sortie): void {
  const units = bombers
    .map(({ unit }) => unit.id)
    .filter((id) => hiders.has(id) && !Object.hasOwn(before.effects, revealedIdOf(id)));
  if (units.length === 0) return;
  const head = { type: 'UnitsRevealed', cite: cite('MOV-4'), rolls: [] } as const;
  const place = { kind: 'system', system } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, place, units, because: 'attack' });
}

/** A refusal to surrender costs Morale if the colony then lost Census or Morale. @rule OPT-19 */
function regretRefusal({ record, before }: Siege, system: SystemId, fires: readonly Fire[]): void {
  const then = rowOf(before.systems, system);
  const now = rowOf(record.state().systems, system);
  if (now.census >= then.census && now.morale >= then.morale) return;
  hurtSystem(record, {
    system,
    harm: { because: 'refusal', by: null, mission: null },
    cite: cite('OPT-19'),
    changes: { morale: MORALE_FOR_REFUSAL },
    leastCapacity: LEAST_CAPACITY,
    rolls: [],
    dice: [],
    doers: fires.map(({ sortie }) => sortie.empire),
  });
}

/** An outpost counts as one Census, and is destroyed with it. @rule BOM-2 */
function destroyOutpost({ record, before }: Siege, system: SystemId, fires: readonly Fire[]): void {
  const { owner, census } = rowOf(before.systems, system);
  const isKilled = fires.some(({ missions }) =>
    missions.some(({ mission, wounds }) => mission === 'anti-population' && wounds > 0),
  );
  if (owner === null || census > 0 || !isKilled) return;
  const by = fires.map(({ sortie }) => sortie.empire);
  dissolve(record, { empire: owner, system, left: 'uninhabited', by, because: cite('BOM-2') });
}

/** All bombardments of one system, at the same time. @rule BOM-1 @rule BOM-2 */
export function bombardSystem(
  siege: Siege,
  { system, sorties }: Readonly<{ system: SystemId; sorties: readonly Sortie[] }>,
  questions: LossQuestions,
): void {
  const fires = sorties.map((sortie) => planFire(siege, sortie));
  const answer = demandSurrender(siege, system, fires);
  if (answer === 'accepted') return;
  const hadCensus = rowOf(siege.before.systems, system).census > 0;
  for (const fire of fires) tellFire(siege, fire);
  fireMissions(siege, fires, questions);
  rollCollateral(siege, system, fires);
  for (const { sortie } of fires) fireMassDrivers(siege, sortie);
  if (answer === 'refused') regretRefusal(siege, system, fires);
  destroyOutpost(siege, system, fires);
  endDeadColony(siege.record, siege.rules, {
    system,
    hadCensus,
    by: fires.map(({ sortie }) => sortie.empire),
  });
  for (const fire of fires) {
    carryPoints(siege, fire);
    payForFire(siege, fire);
  }
}
