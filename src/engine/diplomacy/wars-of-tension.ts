import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { openStateOf, type Relation } from '#model/campaign/relation';
import type { Witnesses } from '#model/events/fact';
import { isAtBreakingPoint, isSpent, tensionIn } from '#rules/diplomacy/tension';
import { whoHears } from '#rules/diplomacy/who-hears';
import type { TensionRules } from './move-tension.ts';
import { endPacts, parties } from './end-pacts.ts';
import { tensionOfWarOn } from './tension-of-war.ts';

/** Whether two empires are at war, and everybody can know it. @rule DIP-12 */
const isPublicWar = ({ state, openly }: Relation): boolean => state === 'war' && openly === null;

const partiesAndHearers = (record: Recorder, pair: readonly [EmpireId, EmpireId]): Witnesses => [
  ...parties(...pair),
  ...whoHears(record.state(), pair).map((empire) => ({ empire, as: 'onlooker' as const })),
];

/**
 * Empires whose tension toward another has reached 100 are at War with it, in public.
 * @rule DIP-4 @rule DIP-17 @rule FOG-8
 * @ruling A war that only its parties know becomes public when the tension of one of them reaches 100. Nobody else is told of a war that they
 *   believed in already.
 * @ruling All tensions are read before the first of these wars, so that wars of a turn start no others in that turn.
 */
function declareByTension(record: Recorder, rules: TensionRules): void {
  const { relations } = record.snapshot();
  const wars = valuesById(relations).flatMap((relation) => {
    const { a, b } = relation;
    if (isPublicWar(relation)) return [];
    const breaks = [a, b].filter((of) =>
      isAtBreakingPoint(tensionIn(relation, of, rules.startingTension)),
    );
    const isNews = openStateOf(relation) !== 'war';
    return breaks.slice(0, 1).map((by) => ({ by, against: by === a ? b : a, isNews }));
  });
  for (const { by, against, isNews } of wars) {
    const { turn } = record.state();
    record.emit({
      type: 'WarDeclared',
      cite: cite('DIP-4'),
      rolls: [],
      witnesses: isNews ? partiesAndHearers(record, [by, against]) : parties(by, against),
      by,
      against,
      turn,
    });
    if (isNews) tensionOfWarOn(record, rules, { by, against });
  }
}

/**
 * Wars of which one side has no tension left, and the other at most 50, end.
 * @rule DIP-4 @rule DIP-12 @rule DIP-17 @rule FOG-8
 * @ruling Tension ends only public wars: the news of an armistice would reveal a covert one.
 */
function endWarsByTension(record: Recorder, rules: TensionRules): void {
  const before = record.snapshot();
  for (const relation of valuesById(before.relations)) {
    const { a, b } = relation;
    const [one, other] = [a, b].map((of) => tensionIn(relation, of, rules.startingTension));
    if (one === undefined || other === undefined) continue;
    if (!isPublicWar(relation) || !isSpent(one, other)) continue;
    record.emit({
      type: 'ArmisticeSigned',
      cite: cite('DIP-4'),
      rolls: [],
      witnesses: partiesAndHearers(record, [a, b]),
      a,
      b,
      turn: before.turn,
    });
  }
}

/** The wars that tension begins and ends, and the pacts that end with them. @rule DIP-4 @rule DIP-11 @rule DIP-17 */
export function warsOfTension(record: Recorder, rules: TensionRules): void {
  if (rules.tension === 'off') return;
  const before = record.snapshot();
  declareByTension(record, rules);
  endWarsByTension(record, rules);
  endPacts(record, before);
}
