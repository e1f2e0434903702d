import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import type { WhatIfSideName } from '#app/what-if/what-if';
import type { EmpireView } from '#fog/views/empire-view';
import type { BattlePlace } from '#model/battle/place';
import type { ScenarioKind, SoFar } from '#model/battle/setup';
import type { DecisionId, EmpireId } from '#model/campaign/ids';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { OwnPiece } from '#model/decisions/decision';

/** Another power’s units in a question. */
export type AskedEnemy = Readonly<{
  empire: EmpireId | null;
  groups: readonly SeenGroup[];
  /** Units that fight beside these only at its defenses. */
  defenses: readonly SeenGroup[];
}>;

/** An own unit in a question, or that showed itself in a battle. */
export type AskedUnit = Pick<
  OwnPiece,
  'unit' | 'design' | 'kind' | 'name' | 'condition' | 'outOfSupply' | 'ordnance'
>;

/** What has been rolled and lost in a battle; `one`: the side of its player. */
export type AskedSoFar = SoFar<WhatIfSideName, readonly SeenGroup[]>;

/** The battle that a question is about, by what it shows and what its player has seen of the encounter. */
export type AskedBattle = Readonly<{
  place: BattlePlace;
  scenario: ScenarioKind;
  attacker: WhatIfSideName;
  /** In their condition of now. */
  own: readonly AskedUnit[];
  /** The most likely opponent first. */
  enemies: readonly AskedEnemy[];
  /** Only a part of one’s units will fight, or of the enemy’s, and which part is still to be chosen; null: all of them. */
  isPart: 'own' | 'enemy' | null;
  /** How far it has gone; null: it has not begun, as far as its dice go. */
  soFar: AskedSoFar | null;
}>;

/** A question with the battle that it is about. */
export type QuestionOfBattle = Readonly<{ id: DecisionId; battle: AskedBattle }>;

/** What is asked, after these questions to the same player. */
export type AskedAfter = Readonly<{
  view: EmpireView;
  asked: Pick<OwnQuestion, 'decision' | 'standing' | 'seen'>;
  before: readonly Pick<OwnQuestion, 'decision' | 'standing'>[];
}>;
