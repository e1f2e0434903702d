import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { AnswerOf, Decision } from '#model/decisions/decision';
import { mayFight } from '#rules/combat/fighter';
import { flightsOf, overLimit } from '#rules/combat/over-limit';
import { answerScouting } from '#rules/combat/policy/answer-scouting';
import { type ScoutSource, scoutPoints, scoutSources } from '#rules/combat/scout-sources';
import { scoutsFor } from '#rules/combat/scouts-for';
import { type Choice, choosing, commonOf, piecesToShow } from '#engine/tactical/cscr/ask-camps';
import {
  type Camp,
  type Fight,
  type Piece,
  isHere,
  withdraw,
} from '#engine/tactical/cscr/battlefield';
import { fillUp } from '#engine/tactical/cscr/fill-up';
import type { Step } from '#engine/tactical/cscr/step';
import { namesOf } from '#engine/tactical/cscr/tags';
import { withoutScouts } from '#engine/tactical/cscr/without-scouts';

const CSC_5 = cite('CSC-5');

type Scouting = AnswerOf<'scouting'>;

/**
 * Both sides spend Intel through their Scouts, without knowing of each other's.
 * @rule CSC-5
 */
export const scoutAhead: Step = choosing({
  id: 'scout-ahead',
  when: 'opening',
  kind: 'scouting',
  about: choiceOf,
  obey: (fight, said) => {
    for (const side of BATTLE_SIDES) scoutFor(fight, fight.camps[side], said[side]);
  },
});

const intelOf = ({ input }: Fight, { side }: Camp): number => input.setup.sides[side].intel ?? 0;

function sourcesOf(fight: Fight, camp: Camp): readonly ScoutSource<Piece>[] {
  if (intelOf(fight, camp) === 0) return [];
  const isAble = (piece: Piece): boolean => isHere(piece) && mayFight(piece, camp.terms);
  const { pieces: own, force, flagship } = camp;
  return scoutSources({ own, force, flagship, isAble }, fight.input.rules);
}

function choiceOf(fight: Fight, camp: Camp): Choice<Scouting> {
  const intel = intelOf(fight, camp);
  const sources = sourcesOf(fight, camp);
  const { points, fromBehind: forLength } = scoutPoints(sources, intel);
  const decision = (): Decision => ({
    kind: 'scouting',
    ...commonOf(fight, camp, 'scouting/1'),
    cite: CSC_5,
    battle: fight.input.setup.id,
    own: piecesToShow(sources.flatMap(({ pieces }) => pieces)),
    intel,
    points,
    forLength,
  });
  return {
    decision,
    standing: () => answerScouting({ points }, camp.standing),
    isOpen: () => points > 0,
  };
}

/** Whoever scouts does so no more in this encounter; who does it for the length begins behind. @rule CSC-5 */
function scoutFor(fight: Fight, camp: Camp, said: Scouting): void {
  const { surprise, length } = said;
  if (surprise === 0 && length === 0) return;
  camp.scouting = said;
  const spent = { fromBehind: Math.abs(length), anywhere: surprise };
  const { used, behind } = scoutsFor(sourcesOf(fight, camp), spent);
  for (const piece of used) {
    piece.hasScouted = true;
    piece.traits = withoutScouts(piece.traits);
  }
  goBehind(fight, camp, behind);
}

/** They leave the task force with the flights that lose their place, and others fill up. @rule CSC-5 */
function goBehind(fight: Fight, camp: Camp, behind: readonly Piece[]): void {
  const leaving = behind.filter(({ isInForce }) => isInForce);
  if (leaving.length === 0) return;
  const first = [...leaving, ...flightsOf(camp.force, leaving)];
  withdraw(camp, first);
  const above = overLimit(camp.force, camp.flagship, camp.terms);
  withdraw(camp, above);
  const gone = [...first, ...above];
  const units = namesOf(camp, gone);
  fight.tell?.({ type: 'UnitsSentBack', cite: CSC_5, rolls: [], side: camp.side, units });
  fillUp({ fight, camp, gone: [...behind, ...gone], asked: [], rule: CSC_5 });
}
