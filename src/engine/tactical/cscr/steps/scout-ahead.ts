import { cite } from '#kernel/reasons/cite';
import type { AnswerOf, Decision } from '#model/decisions/decision';
import { mayFight } from '#rules/combat/fighter';
import { answerScouting } from '#rules/combat/policy/answer-scouting';
import { type ScoutSource, scoutPoints, scoutSources } from '#rules/combat/scout-sources';
import { scoutingCost } from '#rules/combat/scouting-cost';
import { scoutsFor } from '#rules/combat/scouts-for';
import { type Choice, choosing, commonOf, piecesToShow } from '#engine/tactical/cscr/ask-camps';
import {
  type Camp,
  type Fight,
  NO_SCOUTING,
  type Piece,
  isHere,
} from '#engine/tactical/cscr/battlefield';
import { change } from '#engine/tactical/cscr/change';
import { settleForces } from '#engine/tactical/cscr/exclude';
import { scoutingOffers } from '#engine/tactical/cscr/scouting-offers';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_5 = cite('CSC-5');

type Scouting = AnswerOf<'scouting'>;

/**
 * Both sides spend Intel through their Scouts, without knowing what the other spends. Units are kept out and drawn in before any roll.
 * @rule CSC-5
 */
export const scoutAhead: Step = choosing({
  id: 'scout-ahead',
  when: 'forming',
  kind: 'scouting',
  about: choiceOf,
  obey: (fight, said) => {
    const { attacker, defender } = fight.camps;
    const behind = {
      attacker: scoutFor(fight, attacker, said.attacker),
      defender: scoutFor(fight, defender, said.defender),
    };
    if (attacker.scouting === NO_SCOUTING && defender.scouting === NO_SCOUTING) return;
    settleForces(fight, said, behind);
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
  const { points, fromBehind } = scoutPoints(sources, intel);
  const offers = scoutingOffers({ fight, camp, points, fromBehind });
  const decision = (): Decision => ({
    kind: 'scouting',
    ...commonOf(fight, camp, 'scouting/1'),
    cite: CSC_5,
    battle: fight.input.setup.id,
    own: piecesToShow(sources.flatMap(({ pieces }) => pieces)),
    intel,
    points,
    fromBehind,
    ...offers,
  });
  return {
    decision,
    standing: () => answerScouting({ points, fromBehind, ...offers }, camp.standing),
    isOpen: () => points > 0,
  };
}

/**
 * Spends Intel through scouts; each unit scouts once in an encounter. Returns the units that scout from the reinforcements and start there.
 * @rule CSC-5
 */
function scoutFor(fight: Fight, camp: Camp, said: Scouting): readonly Piece[] {
  const spent = scoutingCost(said);
  if (spent.fromBehind + spent.anywhere === 0) return [];
  camp.scouting = said;
  const { used, behind } = scoutsFor(sourcesOf(fight, camp), spent);
  for (const piece of used) change(fight, piece, { hasScouted: true });
  return behind;
}
