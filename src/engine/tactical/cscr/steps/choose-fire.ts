import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import { BATTLE_SIDES, otherSide } from '#model/battle/setup';
import type { AnswerOf, EnemyPiece } from '#model/decisions/decision';
import { formationOf } from '#rules/combat/formation';
import { currentStats } from '#rules/combat/current-stats';
import { answerFire } from '#rules/combat/policy/answer-fire';
import type { Asking } from '#engine/tactical/contract';
import { type Choice, askCamps, commonOf, piecesToShow } from '#engine/tactical/cscr/ask-camps';
import type { Camp, Fight, Piece } from '#engine/tactical/cscr/battlefield';
import { readinessNow } from '#engine/tactical/cscr/readiness-now';
import type { Step } from '#engine/tactical/cscr/step';
import { byTag, tagOf } from '#engine/tactical/cscr/tags';

const CSC_8 = cite('CSC-8');

type FireOrders = AnswerOf<'fire'>;

/** Both sides say, once for the round, whom to single out and whom of their own to spare. @rule CSC-8 @rule CSC-9 */
export const chooseFire: Step = { id: 'choose-fire', when: 'round', ask: choose };

function* choose(fight: Fight): Asking<void> {
  const said = yield* askCamps<FireOrders>(fight, {
    about: (camp) => choiceOf(fight, camp),
    take: (answer) => {
      invariant(answer.kind === 'fire', 'BATTLE_ANSWER_KIND', answer.kind);
      return answer;
    },
  });
  for (const side of BATTLE_SIDES) fight.camps[side].orders = said[side];
}

function choiceOf(fight: Fight, camp: Camp): Choice<FireOrders> {
  const enemy = fight.camps[otherSide(camp.side)];
  const decision = {
    kind: 'fire',
    ...commonOf(fight, camp, `fire/${String(fight.round)}`),
    cite: CSC_8,
    battle: fight.input.setup.id,
    round: fight.round,
    length: fight.length,
    own: piecesToShow(camp.force),
    enemy: byTag(enemy.force).map((piece) => enemyPieceOf(fight, enemy, piece)),
    readiness: { own: readinessNow(fight, camp), enemy: readinessNow(fight, enemy) },
  } as const;
  const standing = answerFire(decision, camp.standing);
  return { decision, standing, isOpen: camp.force.length > 0 && enemy.force.length > 0 };
}

/**
 * An enemy unit as it shows; its values only where everybody knows all classes, and never whether it
 * is in reserve: that halves what it fires, but does not show. @rule FOG-5 @rule FOG-6
 */
function enemyPieceOf({ input }: Fight, enemy: Camp, piece: Piece): EnemyPiece {
  const { design, name, kind, condition, cv, combatant } = piece;
  const { dv, as, af } = currentStats({ design: combatant.design, condition, status: 'active' });
  const isFlagship = piece === enemy.flagship;
  return {
    tag: tagOf(enemy, piece),
    design,
    name,
    kind,
    condition,
    flagship: isFlagship,
    formation: formationOf({ kind, isFlagship }),
    stats: input.rules.classStats === 'public' ? { dv, as, af, cv } : null,
  };
}
