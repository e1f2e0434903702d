import { hurtSystem, witnessesOfHarm } from '#engine/siege/hurt-system';
import { loseAttrition } from '#engine/siege/lose-attrition';
import { loseRebels } from '#engine/siege/lose-rebels';
import type { Siege } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { sum } from '#kernel/numbers/sum';
import type { RollId } from '#kernel/dice/dice';
import { cite } from '#kernel/reasons/cite';
import { brandAs } from '#kernel/brand/brand';
import type { UnitId } from '#model/campaign/ids';
import type { FigureChanges } from '#model/campaign/system-figures';
import type { Harm } from '#model/events/bombardment-events';
import type { MissionFired } from '#model/events/causes';
import type { Roll } from '#model/rolls/roll-purpose';
import { generalDamage, moraleOfSurvivors } from '#rules/bombardment/bombardment-dice';
import { changesTogether, LEAST_CAPACITY } from '#rules/bombardment/hurt-system';
import { MISSION_TABLE } from '#rules/bombardment/mission-table';
import { lowerDefenses } from '#rules/bombardment/take-hits';
import { attritionLeft, defenseOf } from '#rules/ground/ground-fighter';
import { MILITIA } from '#model/campaign/militia';
import { hitsTaken, type LossQuestions } from './ask-for-losses.ts';
import type { Fire } from './plan-fire.ts';
import type { Sortie } from './sorties-of.ts';
import { militiasUnder, troopsUnder } from './targets-of.ts';

const BOM_2 = cite('BOM-2');
const D6 = { count: 1, faces: 6 } as const;

/** What one mission of a sortie does. */
type Shot = Readonly<{
  siege: Siege;
  questions: LossQuestions;
  sortie: Sortie;
  fired: MissionFired;
}>;

/**
 * Carries out all missions of the bombardments of one system.
 * @rule BOM-2
 * @ruling Tactical Support chooses its targets after all other missions, so that none is wasted on a unit that Anti-Troop destroys.
 */
export function fireMissions(siege: Siege, fires: readonly Fire[], questions: LossQuestions): void {
  const shots = fires.map(({ sortie, missions }) =>
    missions.map((fired): Shot => ({ siege, questions, sortie, fired })),
  );
  const isSupport = ({ fired }: Shot): boolean => MISSION_TABLE[fired.mission].hit === 'defense';
  const fire = (shot: Shot): void => HITS[MISSION_TABLE[shot.fired.mission].hit](shot);
  for (const own of shots) {
    for (const shot of own) if (!isSupport(shot)) fire(shot);
    for (const shot of own) wound(shot);
  }
  for (const shot of shots.flat()) if (isSupport(shot)) fire(shot);
}

const HITS: {
  readonly [H in (typeof MISSION_TABLE)[MissionFired['mission']]['hit']]: (shot: Shot) => void;
} = {
  attrition: hitTroops,
  utilized: (shot) => {
    markOutput(shot, 'bombarded', shot.fired.hits);
  },
  suppressed: (shot) => {
    markOutput(shot, 'suppressed', shot.fired.hits);
  },
  die: fireAtRandom,
  defense: exposeTroops,
};

const harmOf = ({ sortie, fired }: Shot): Harm => ({
  because: 'mission',
  by: sortie.empire,
  mission: fired.mission,
});

/** Productivity that the colony can't use next turn. @rule ECO-1 */
function markOutput(shot: Shot, mark: 'bombarded' | 'suppressed', amount: number): void {
  const { record, before } = shot.siege;
  const { system, empire: by } = shot.sortie;
  const { owner, census } = rowOf(before.systems, system);
  if (owner === null || census === 0 || amount === 0) return;
  record.emit({
    type: 'OutputMarked',
    cite: BOM_2,
    rolls: [],
    witnesses: witnessesOfHarm(owner, [by]),
    empire: owner,
    system,
    harm: harmOf(shot),
    mark,
    amount,
    turn: before.turn + 1,
  });
}

function hitTroops(shot: Shot): void {
  const { siege, questions, sortie } = shot;
  const { hits } = shot.fired;
  const { system, empire: by, besieged } = sortie;
  const troops = besieged === 'rebels' ? [] : troopsUnder(siege, by, system);
  const taken = hitsTaken({ siege, questions, system, troops, hits });
  const hurt = [...taken].map(([unit, damage]) => ({ unit: brandAs<UnitId>(unit), damage, by }));
  loseAttrition(siege, { system, because: 'bombardment', cite: BOM_2, hurt, doers: [by] });
  const open = hits - sum([...taken.values()]);
  loseMilitias(shot, Math.min(open, militiasUnder(siege, sortie)));
}

/** A hit destroys a militia, and does no damage beyond that. */
function loseMilitias(shot: Shot, lost: number): void {
  if (lost === 0) return;
  const { siege, sortie } = shot;
  loseRebels(siege, {
    system: sortie.system,
    because: 'bombardment',
    cite: BOM_2,
    harm: harmOf(shot),
    doers: [sortie.empire],
    excess: Array.from({ length: lost }, () => 0),
  });
}

function exposeTroops({ siege, sortie, fired: { hits } }: Shot): void {
  const { system, empire: by } = sortie;
  const { record } = siege;
  const troops = sortie.besieged === 'rebels' ? [] : troopsUnder(siege, by, system);
  const shields = troops.map((one) => ({
    key: one.unit.id,
    left: attritionLeft(one),
    defense: defenseOf(one, 0),
  }));
  const lowered = lowerDefenses(shields, hits);
  for (const { unit } of troops) {
    const amount = lowered.get(unit.id) ?? 0;
    if (amount === 0) continue;
    record.emit({
      type: 'DefenseLowered',
      cite: BOM_2,
      rolls: [],
      witnesses: witnessesOfHarm(unit.owner, [by]),
      empire: unit.owner,
      unit: unit.id,
      design: unit.design,
      system,
      by,
      amount,
    });
  }
  exposeMilitias(siege, sortie, hits - sum([...lowered.values()]));
}

/** Militias are all alike: one after the other loses its Defense. */
function exposeMilitias(siege: Siege, sortie: Sortie, hits: number): void {
  const { system, empire: by } = sortie;
  const amount = Math.min(hits, MILITIA.defense * militiasUnder(siege, sortie));
  if (amount === 0) return;
  const { owner } = rowOf(siege.before.systems, system);
  const head = { type: 'DefenseLowered', cite: BOM_2, rolls: [] } as const;
  const witnesses = witnessesOfHarm(owner, [by]);
  const what = { empire: owner, unit: null, design: null, system, by, amount };
  siege.record.emit({ ...head, witnesses, ...what });
}

const textOf = ({ siege, sortie }: Shot, what: string): string =>
  `${what} at ${rowOf(siege.before.systems, sortie.system).name}`;

function rollD6(
  shot: Shot,
  kind: 'general bombardment' | 'survivors',
  count: number,
): readonly Roll[] {
  const { siege, sortie, fired } = shot;
  const text = textOf(
    shot,
    kind === 'survivors' ? 'Morale of the survivors' : 'General bombardment',
  );
  const stream = siege.dice.stream('bombardment', sortie.system, sortie.empire, fired.mission);
  return Array.from({ length: count }, () => stream.roll(D6, { kind, text }, BOM_2));
}

function fireAtRandom(shot: Shot): void {
  const rolls = rollD6(shot, 'general bombardment', shot.fired.hits);
  if (rolls.length === 0) return;
  const results = rolls.map(({ total }) => generalDamage(total));
  hurt(shot, rolls, changesTogether(results.map(({ changes }) => changes)));
  markOutput(
    shot,
    'bombarded',
    results.reduce((sum, { utilized }) => sum + utilized, 0),
  );
}

/** The permanent losses of a mission. */
function wound(shot: Shot): void {
  const { wounds, mission } = shot.fired;
  if (wounds === 0) return;
  switch (MISSION_TABLE[mission].wound) {
    case 'utilized':
      markOutput(shot, 'bombarded', wounds);
      break;
    case 'productivity':
      hurt(shot, [], { productivity: -wounds });
      break;
    case 'census':
      killCensus(shot);
      break;
    case null:
  }
}

/** Each Census that dies moves the others: a d6 for each. */
function killCensus(shot: Shot): void {
  const { census } = rowOf(shot.siege.record.state().systems, shot.sortie.system);
  const killed = Math.min(census, shot.fired.wounds);
  const rolls = rollD6(shot, 'survivors', killed);
  const moods = rolls.map(({ total }) => moraleOfSurvivors(total));
  hurt(shot, rolls, changesTogether([{ census: -killed }, ...moods]));
}

function hurt(shot: Shot, rolls: readonly Roll[], changes: FigureChanges): void {
  const { siege, sortie } = shot;
  hurtSystem(siege.record, {
    system: sortie.system,
    harm: harmOf(shot),
    cite: BOM_2,
    changes,
    leastCapacity: LEAST_CAPACITY,
    rolls: rolls.map(({ id }): RollId => id),
    dice: rolls.map(({ total }) => total),
    doers: [sortie.empire],
  });
}
