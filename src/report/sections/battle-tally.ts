import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { listed } from '#kernel/words/listed';
import { formatNumber } from '#kernel/words/format-number';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEventOf } from '#fog/views/seen-event';
import type { DesignId } from '#model/campaign/ids';
import type { Names } from '#report/sentences/names';
import { aboardOf } from '#report/sections/gone-along';
import { enteredIn, playedMoments } from '#report/sections/played-moments';
import type { StepChange } from '#report/sections/played-step';
import { UNIT_STATES } from '#report/sections/step-notes';

type Step = SeenEventOf<'BattleMoment'>;
type Fate = StepChange['to'];
type Fighter = Readonly<{ side: 0 | 1; design: DesignId; fate: Fate }>;

/** What can have become of a unit that is worth a word; those that are left out fight on. */
const TOLD: readonly Fate[] = ['destroyed', 'captured', 'crippled', 'away'];

/** Those who showed themselves, with what became of each. @rule FOG-6 */
function fightersIn(steps: readonly Step[], view: EmpireView): readonly Fighter[] {
  const fates = new Map<string, Fate>();
  for (const { changes } of playedMoments(steps, aboardOf(valuesById(view.units))).values()) {
    for (const { tag, to } of changes) fates.set(tag, to);
  }
  const shown = new Map(
    steps.flatMap(({ moment }) => enteredIn(moment)).map((one) => [one.tag as string, one]),
  );
  return [...shown].map(([tag, one]) => ({
    side: one.own || one.ours === true ? 0 : 1,
    design: one.design,
    fate: fates.get(tag) ?? 'sound',
  }));
}

/** What became of all of a side alike, where it is worth a word; null: it differs, or one class says it. */
function commonFate(fighters: readonly Fighter[]): Fate | null {
  const [first, ...others] = fighters;
  if (first === undefined || !TOLD.includes(first.fate)) return null;
  const isCommon = others.every(({ fate }) => fate === first.fate);
  const isOneClass = others.every(({ design }) => design === first.design);
  return isCommon && !isOneClass ? first.fate : null;
}

/** `3 Sparta (1 destroyed, 1 crippled)`, `2 Saber (all destroyed)`, `1 Apollo`. */
function classText(name: string, fighters: readonly Fighter[]): string {
  const all = fighters.length;
  const told = TOLD.map((fate) => ({
    fate,
    count: fighters.filter((one) => one.fate === fate).length,
  })).filter(({ count }) => count > 0);
  const of = (count: number): string => {
    if (count < all) return `${formatNumber(count)} `;
    return all === 1 ? '' : 'all ';
  };
  const fates = told.map(({ fate, count }) => `${of(count)}${UNIT_STATES[fate]}`).join(', ');
  return `${formatNumber(all)} ${name}${fates === '' ? '' : ` (${fates})`}`;
}

/** A side of a battle with what it had and what became of that. */
type SideTold = Readonly<{ side: 0 | 1; units: string }>;

type Told = Readonly<{
  view: EmpireView;
  names: Names;
  /** How it ended for its reader; undefined: it is not over. */
  ended: SeenEventOf<'BattleEnded'> | undefined;
}>;

const WINNERS = { won: 0, lost: 1, equal: null } as const;
const WORTH_LESS = ', but worth less than what the other side lost';

/**
 * Both sides of a battle class by class, before it and after it; none: nobody showed themselves. Of a winner without a unit left it says
 * why it won. @rule CSC-14 @rule CSC-15 @rule FOG-6
 */
export function battleTally(
  steps: readonly Step[],
  { view, names, ended }: Told,
): readonly SideTold[] {
  const winner = ended?.because === 'losses' ? WINNERS[ended.outcome] : null;
  const fighters = fightersIn(steps, view);
  return ([0, 1] as const).flatMap((side): readonly SideTold[] => {
    const own = fighters.filter((one) => one.side === side);
    const common = commonFate(own);
    const classes = groupBy(own, ({ design }) => names.design(design));
    const texts = [...classes].map(([name, some]) =>
      common === null ? classText(name, some) : `${formatNumber(some.length)} ${name}`,
    );
    const all = common === null ? '' : `, all ${UNIT_STATES[common]}`;
    const isGone = own.every(({ fate }) => fate === 'destroyed');
    const why = isGone && side === winner ? WORTH_LESS : '';
    return texts.length === 0 ? [] : [{ side, units: `${listed(texts)}${all}${why}` }];
  });
}
