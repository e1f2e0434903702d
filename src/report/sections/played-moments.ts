import type {
  SeenCombatant,
  SeenEventOf,
  SeenMoment,
  SeenMomentType,
  SeenTag,
} from '#fog/views/seen-event';
import type { UnitId } from '#model/campaign/ids';
import { fireWhy } from './fire-why.ts';
import { type Aboard, aboardByTag, goneAlong } from './gone-along.ts';
import { type StillMoment, isStillMoment } from './is-still-moment.ts';
import type { PlayedStep, StepChange } from './played-step.ts';

type Step = SeenEventOf<'BattleMoment'>;

/** The reader's side comes first, with its partners. */
const changed = ({ own, ours, tag }: SeenTag, to: StepChange['to'], damage = 0): StepChange => ({
  side: own || ours === true ? 0 : 1,
  tag,
  to,
  damage,
});

const entered = (some: readonly SeenCombatant[]): readonly StepChange[] =>
  some.map((one) => changed(one, one.condition === 'crippled' ? 'crippled' : 'sound'));

type MomentOf<T extends SeenMomentType> = Extract<SeenMoment, { type: T }>;
type Row<T extends SeenMomentType> = (moment: MomentOf<T>) => readonly StepChange[];

type ChangingType = Exclude<SeenMomentType, StillMoment>;

/** What a step changes in the units that the reader sees. @rule FOG-6 */
const CHANGES: { readonly [T in ChangingType]: Row<T> } = {
  TaskForceFormed: (moment) => entered(moment.entered),
  ReinforcementsEntered: (moment) => entered(moment.entered),
  UnitsExcluded: ({ units }) => units.map((one) => changed(one, 'kept out')),
  UnitHit: ({ hit, result, damage }) => [changed(hit, result, damage)],
  MinefieldsSwept: ({ swept }) => swept.map((one) => changed(one, 'destroyed')),
  UnitsBoarded: ({ boarded, lost }) => [
    ...boarded.map((one) => changed(one, one.result, one.price)),
    ...lost.map((one) => changed(one, 'destroyed')),
  ],
  MinefieldsSpent: ({ units }) => units.map((one) => changed(one, 'destroyed')),
  UnitsRammed: ({ units }) => units.map((one) => changed(one, 'destroyed')),
  RetreatRolled: ({ units, hurt }) =>
    hurt.length === 0
      ? units.map((one) => changed(one, 'away'))
      : hurt.map((one) => changed(one, one.result)),
  FlightsRepaired: ({ units }) => units.map((one) => changed(one, 'sound')),
  FlightsLost: ({ units }) => units.map((one) => changed(one, 'destroyed')),
  OutcomeEntered: ({ fates, away }) => [
    ...fates.map((one) => changed(one, one.fate === 'repaired' ? 'sound' : one.fate)),
    ...away.map((one) => changed(one, 'away')),
  ],
};

function changesOf(moment: SeenMoment): readonly StepChange[] {
  if (isStillMoment(moment)) return [];
  // The table ties each type to its row; an indexed access loses that tie.
  return (CHANGES[moment.type] as Row<ChangingType>)(moment);
}

/** For the reader's own fire; the enemy's die and total are hidden. */
function whyOf({ moment, rolls }: Step, readiness: number): string | null {
  if (moment.type !== 'FireRolled' || moment.total === null) return null;
  const [roll] = rolls;
  if (roll === undefined) return null;
  return fireWhy({ roll: roll.total, readiness, total: moment.total, damage: moment.damage });
}

/** Units that show themselves in a step: they enter, or are hit in the reinforcements. */
export function enteredIn(moment: SeenMoment): readonly SeenCombatant[] {
  if (moment.type === 'TaskForceFormed' || moment.type === 'ReinforcementsEntered') {
    return moment.entered;
  }
  return moment.type === 'UnitHit' && moment.first !== null ? [moment.first] : [];
}

type OwnCombatant = Extract<SeenCombatant, { own: true }>;
const isOwn = (one: SeenCombatant): one is OwnCombatant => one.own;

/**
 * The steps of a battle for the playback, only from what the reader saw. `aboard`: carriers of own units; those of
 * others are unknown. @rule FOG-6
 */
export function playedMoments(
  steps: readonly Step[],
  aboard: Aboard<UnitId>,
): ReadonlyMap<Step, PlayedStep> {
  const moments = steps.map(({ moment }) => moment);
  const changes = goneAlong(
    moments.map(changesOf),
    aboardByTag(moments.flatMap(enteredIn).filter(isOwn), aboard),
  );
  let readiness = 0;
  return new Map(
    steps.map((step, index) => {
      if (step.moment.type === 'RoundBegan') readiness = step.moment.readiness.own;
      return [step, { changes: changes[index] ?? [], why: whyOf(step, readiness) }];
    }),
  );
}
