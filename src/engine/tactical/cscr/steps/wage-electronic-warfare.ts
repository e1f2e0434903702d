import { sortBy } from '#kernel/collections/sort-by';
import { cite } from '#kernel/reasons/cite';
import { type BattleSide, otherSide } from '#model/battle/setup';
import { ELECTRONIC_EFFECTS } from '#model/battle/round-orders';
import type { AnswerOf, Decision, DecisionOf } from '#model/decisions/decision';
import { areEmpty, electronicPools, isElectronicTarget } from '#rules/combat/electronic-pools';
import { answerElectronicWarfare } from '#rules/combat/policy/answer-electronic-warfare';
import { wantedEffects } from '#rules/combat/policy/wanted-effects';
import { type WantedEffect, spendFunctions } from '#rules/combat/spend-functions';
import {
  type Choice,
  choosing,
  askedAs,
  commonOf,
  piecesToShow,
  pricedPieces,
} from '#engine/tactical/cscr/ask-camps';
import {
  type Camp,
  type Fight,
  type Piece,
  freeIn,
  haveHabit,
} from '#engine/tactical/cscr/battlefield';
import { change } from '#engine/tactical/cscr/change';
import { NO_WARFARE } from '#engine/tactical/cscr/habits';
import { enemyToShow } from '#engine/tactical/cscr/show-enemy';
import type { Step } from '#engine/tactical/cscr/step';
import { tagOf } from '#engine/tactical/cscr/tags';

const CSC_17 = cite('CSC-17');

/** The parts of the question that the standing orders read, and later the engine. */
type Sight = Pick<DecisionOf<'electronic-warfare'>, 'own' | 'flagship' | 'enemy' | 'pools'>;
type Waging = AnswerOf<'electronic-warfare'>;

/** After missions are known, both sides spend their functions without knowing what the other does. @rule CSC-17 */
export const wageElectronicWarfare: Step = choosing({
  id: 'wage-electronic-warfare',
  when: 'round',
  kind: 'electronic-warfare',
  about: choiceOf,
  isIdle: (fight) => haveHabit(fight, 'electronicWarfare'),
  unseen: (_, { habits }) => habits.electronicWarfare,
  obey: (fight, said) => {
    // Both are read before either takes effect.
    const attacker = sightFor(fight, fight.camps.attacker, said.attacker);
    const defender = sightFor(fight, fight.camps.defender, said.defender);
    waged(fight, 'attacker', { sight: attacker, said: said.attacker });
    waged(fight, 'defender', { sight: defender, said: said.defender });
  },
});

/** Whether standing orders could spend anything that a side has. @rule CSC-17 @rule ENC-5 */
export function mayWage({ force, standing }: Camp): boolean {
  const { missions, warfare } = standing;
  return missions === 'best' && warfare !== 'none' && !areEmpty(electronicPools(force, []).pools);
}

const sightFor = (fight: Fight, camp: Camp, { friends, enemies }: Waging): Sight | null =>
  friends.length + enemies.length === 0 ? null : sightOf(fight, camp);

function sightOf(fight: Fight, camp: Camp): Sight {
  const enemy = fight.camps[otherSide(camp.side)];
  const { pools } = electronicPools(freeIn(camp), freeIn(enemy));
  // Most sides have nothing to spend, and then nobody is asked.
  const isIdle = areEmpty(pools);
  const targets = <T extends Pick<Piece, 'kind'>>(some: readonly T[]): readonly T[] =>
    some.filter(({ kind }) => isElectronicTarget(kind));
  return {
    own: isIdle ? [] : pricedPieces(fight, targets(freeIn(camp))),
    flagship: camp.flagship?.unit ?? null,
    enemy: isIdle ? [] : targets(enemyToShow(fight, camp, enemy)),
    pools,
  };
}

function choiceOf(fight: Fight, camp: Camp): Choice<Waging> {
  const sight = sightOf(fight, camp);
  const { own, flagship, enemy, pools } = sight;
  const has = (targets: readonly unknown[], ...from: readonly (keyof Sight['pools'])[]): boolean =>
    targets.length > 0 && from.some((pool) => pools[pool] > 0);
  const isOpen = (): boolean =>
    enemy.length > 0 &&
    (has(own, 'scouts', 'guardian', 'fire-control') ||
      has(enemy, 'scouts', 'disruptor', 'suppression'));
  const decision = (): Decision => ({
    kind: 'electronic-warfare',
    ...commonOf(fight, camp, `electronic-warfare/${String(fight.round)}`),
    cite: CSC_17,
    battle: fight.input.setup.id,
    round: fight.round,
    own: piecesToShow(own),
    flagship,
    enemy,
    pools,
  });
  const standing = (): Waging =>
    areEmpty(pools) ? NO_WARFARE : answerElectronicWarfare(sight, camp.standing);
  return { decision, standing, isOpen };
}

type Waged = Readonly<{ sight: Sight | null; said: Waging }>;

function waged(fight: Fight, side: BattleSide, { sight, said }: Waged): void {
  if (sight === null) return;
  const had = spendFunctions(sight.pools, wantedEffects(sight, said));
  if (had.length === 0) return;
  // Reported in the order of what the enemy sees, not in the order of the orders.
  const done = sortBy(
    had.flatMap((one) => takeEffect(fight, side, one)),
    (a, b) => Number(a.piece.side !== side) - Number(b.piece.side !== side),
    (a, b) => a.piece.tagNumber - b.piece.tagNumber,
    (a, b) => ELECTRONIC_EFFECTS.indexOf(a.effect) - ELECTRONIC_EFFECTS.indexOf(b.effect),
  );
  const effects = done.map(({ piece, effect, by }) => ({
    unit: piece.unit,
    tag: tagOf(fight.camps[piece.side], piece),
    effect,
    by,
  }));
  const { camps } = fight;
  const { jammed } = electronicPools(freeIn(camps[side]), freeIn(camps[otherSide(side)]));
  const common = { cite: CSC_17, rolls: [], side };
  const { scouts } = sight.pools;
  fight.tell?.({ type: 'ElectronicWarfareWaged', ...common, scouts, jammed, effects });
}

type Done = Pick<WantedEffect, 'effect' | 'by'> & Readonly<{ piece: Piece }>;

function takeEffect(
  fight: Fight,
  side: BattleSide,
  { effect, by, target }: WantedEffect,
): readonly Done[] {
  const piece = targetOf(fight, side, target);
  if (piece === undefined) return [];
  change(fight, piece, { effects: [...piece.effects, effect] });
  return [{ piece, effect, by }];
}

/** Own units are named by their id, enemies by their tag. */
function targetOf({ camps }: Fight, side: BattleSide, target: string): Piece | undefined {
  const own = freeIn(camps[side]).find((piece) => askedAs(piece) === target);
  return own ?? freeIn(camps[otherSide(side)]).find((piece) => piece.tag === target);
}
