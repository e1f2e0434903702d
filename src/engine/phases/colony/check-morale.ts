import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { isMoraleEffect, type MoraleEffectKind } from '#model/campaign/effect';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { MoraleCondition, MoraleDecree } from '#model/campaign/morale';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import { onlyFor } from '#model/events/fact';
import type { Dice } from '#model/rolls/roll-purpose';
import { garrisonsOf } from '#rules/colony/garrisons-of';
import { moraleAfter } from '#rules/colony/morale-after';
import { moraleConditionsOf } from '#rules/colony/morale-conditions-of';
import { MORALE_ODDS } from '#rules/colony/morale-odds';
import { nextMoraleCheck } from '#rules/colony/next-morale-check';
import { rebelsBeside } from '#rules/colony/rebels-beside';

const COL_5 = cite('COL-5');
const NOTHING: ReadonlySet<MoraleEffectKind> = new Set();

type Marks = ReadonlyMap<SystemId, ReadonlySet<MoraleEffectKind>>;
type Colony = StarSystem & Readonly<{ owner: EmpireId }>;

const isColony = (system: StarSystem): system is Colony =>
  system.owner !== null && system.census > 0;

/**
 * Rolls a die for each condition that holds in a colony before any die is rolled. Their sum changes its Morale.
 * @rule COL-5
 * @ruling A condition that the moderator adds to a colony needs no die. It counts in each check as long as it lasts.
 */
export function checkMorale(
  record: Recorder,
  { dice, rules }: Pick<PhaseInput, 'dice' | 'rules'>,
): void {
  const state = record.snapshot();
  if (nextMoraleCheck(state.turn, rules) !== state.turn) return;
  const garrison = garrisonsOf({ ...state, designOf: (id) => state.designs[id] });
  const beside = rebelsBeside({ ...state, lanes: valuesById(state.knownLanes) });
  const marks = marksOf(state);
  const decrees = decreesIn(state);
  for (const system of valuesById(state.systems).filter(isColony)) {
    const conditions = moraleConditionsOf({
      system,
      troops: garrison(system.id, system.owner).units,
      hasRebelsBeside: beside.has(system.id),
      marks: marks.get(system.id) ?? NOTHING,
    });
    const decreed = decrees.get(system.id) ?? [];
    if (conditions.length > 0 || decreed.length > 0) {
      check({ record, dice }, system, conditions, decreed);
    }
  }
}

function marksOf({ effects }: CampaignState): Marks {
  const marks = new Map<SystemId, Set<MoraleEffectKind>>();
  for (const { kind, subject } of valuesById(effects)) {
    if (subject.kind !== 'system' || !isMoraleEffect(kind)) continue;
    const here = marks.get(subject.system) ?? new Set();
    marks.set(subject.system, here.add(kind));
  }
  return marks;
}

const NAMES: { readonly [C in MoraleCondition]: string } = {
  blockade: 'blockade',
  'rebellious-neighbour': 'rebellious neighbour',
  'supply-shortage': 'supply shortage',
  garrison: 'garrison',
  unemployment: 'unemployment',
  'full-employment': 'full employment',
  shattered: 'a battle lost',
  victorious: 'a battle won',
  'martial-law': 'martial law',
  conquered: 'conquered',
  'homeworld-fell': 'the homeworld fell',
};

/** The conditions that the moderator added, by system. */
function decreesIn({ effects }: CampaignState): ReadonlyMap<SystemId, readonly MoraleDecree[]> {
  const decrees = valuesById(effects).flatMap(({ subject, amount: modifier }) =>
    subject.kind === 'morale'
      ? [{ system: subject.system, decree: { name: subject.name, modifier } }]
      : [],
  );
  const places = groupBy(decrees, ({ system }) => system);
  return new Map([...places].map(([system, some]) => [system, some.map(({ decree }) => decree)]));
}

function check(
  { record, dice }: Readonly<{ record: Recorder; dice: Dice }>,
  system: Colony,
  conditions: readonly MoraleCondition[],
  decreed: readonly MoraleDecree[],
): void {
  const rolled = conditions.map((condition) => {
    const { target, modifier } = MORALE_ODDS[condition];
    const text = `Morale of ${system.name}: ${NAMES[condition]}`;
    // Each has dice of its own, so that none hangs on how many others hold.
    const stream = dice.stream('morale', system.id, condition);
    const roll = stream.roll({ count: 1, faces: 6 }, { kind: 'morale check', text }, COL_5);
    const isTrue = roll.total <= target;
    return {
      id: roll.id,
      check: { condition, die: roll.total, target, modifier: isTrue ? modifier : 0 },
    };
  });
  const checks = rolled.map((one) => one.check);
  record.emit({
    type: 'MoraleChecked',
    cite: COL_5,
    rolls: rolled.map(({ id }) => id),
    witnesses: onlyFor(system.owner),
    empire: system.owner,
    system: system.id,
    checks,
    ...(decreed.length === 0 ? {} : { decreed }),
    before: system.morale,
    morale: moraleAfter(system, [...checks, ...decreed]),
  });
}
