import type { SeenEvent, SeenEventOf } from '#fog/views/seen-event';
import type { EmpireView } from '#fog/views/empire-view';
import type { BattleId } from '#model/campaign/ids';
import type { IssuePlace } from '#model/orders/order-issue';
import type { Alert, AnswerByPage } from '#report/document/alert';
import type { Phrase } from '#report/document/document';
import { battleAnchor } from '#report/document/anchors';
import { battleTally } from '#report/sections/battle-tally';
import { contextOf, eventsOfType, type ReportContext } from '#report/sections/context';
import { placeSaid } from '#report/sections/story/place-of-event';
import { ruleOfTold, type Told, toldEvents, toldSentence } from '#report/sections/told-events';
import { capitalised, objectOf } from '#report/sentences/names';
import { listed } from '#kernel/words/listed';
import { formatNumber } from '#kernel/words/format-number';
import { arrivalAlerts } from './arrivals.ts';
import { byWeight } from './by-weight.ts';
import { weighed } from './weights.ts';

/** The words of a sentence, without its dice and its rule. */
const wordsOf = (sentence: Phrase): string => {
  const words = sentence.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('');
  const text = words.trim();
  return text.endsWith('.') ? text : `${text}.`;
};

/** Where something happened, if it was in a system. */
function placeOf(event: SeenEvent): IssuePlace | null {
  const place = placeSaid(event);
  return place?.kind === 'system' ? place : null;
}

const recordOf = (battle: BattleId): AnswerByPage => ({
  kind: 'page',
  page: 'report',
  anchor: battleAnchor(battle),
});

/** How a battle ended, and what both sides had before it and after it. */
function battleText(event: SeenEventOf<'BattleEnded'>, context: ReportContext): string {
  const steps = eventsOfType(context.seen, 'BattleMoment').filter(
    ({ battle }) => battle === event.battle,
  );
  const began = eventsOfType(context.seen, 'BattleBegan').find(
    ({ battle }) => battle === event.battle,
  );
  const enemies = began?.enemy.map((one) => objectOf(one, context.names)) ?? [];
  const enemy = enemies.length === 0 ? 'The enemy' : capitalised(listed(enemies));
  const whose = ['Your side', `${enemy}, as far as you saw`] as const;
  const sides = battleTally(steps, { ...context, ended: event });
  return sides.map(({ side, units }) => `${whose[side]}: ${units}.`).join(' ');
}

/** What is told in other words here than in the report, where each die counts. */
function shortText(event: SeenEvent, { names }: ReportContext): string | null {
  if (event.type !== 'MoraleChecked') return null;
  const { system, before, morale } = event;
  return `Morale of ${capitalised(names.system(system))} fell from ${formatNumber(before)} to ${formatNumber(morale)}.`;
}

/** What is told, with the first event of it. */
type News = Readonly<{ told: Told; event: SeenEvent }>;

function alertOf({ told, event }: News, context: ReportContext): readonly Alert[] {
  const weight = weighed(event, context.names);
  if (weight === null) return [];
  const words = shortText(event, context) ?? wordsOf(toldSentence(told, context.names));
  const tally = event.type === 'BattleEnded' ? battleText(event, context) : '';
  return [
    {
      weight: weight[0],
      tone: weight[1],
      text: tally === '' ? words : `${words} ${tally}`,
      cite: ruleOfTold(told),
      place: placeOf(event),
      answers: event.type === 'BattleEnded' ? [recordOf(event.battle)] : [],
    },
  ];
}

/** The first of the events that a sentence tells. */
function firstOf(told: Told, events: readonly SeenEvent[]): SeenEvent | undefined {
  switch (told.kind) {
    case 'event':
      return told.event;
    case 'wounds':
      return told.wounds[0];
    case 'surrenders':
      return told.surrenders[0];
    case 'fates':
      return events.find(
        (event) =>
          event.type === told.fates.type &&
          event.cite === told.fates.cite &&
          event.unit === told.fates.units[0],
      );
    case 'served':
      return events.find(
        (event) => event.type === told.served.type && event.unit === told.served.units[0],
      );
    case 'journey':
    case 'charts':
      return undefined;
  }
}

/**
 * What happened since the last report that a player should know first, the heaviest first and in the order of happening where it weighs
 * the same. What happened several times in one place is told once. @rule FOG-1
 */
export function happenedAlerts(view: EmpireView, seen: readonly SeenEvent[]): readonly Alert[] {
  const context = contextOf(view, seen);
  const fought = eventsOfType(seen, 'BattleEnded').flatMap(({ place }) =>
    place.kind === 'system' ? [place.system] : [],
  );
  // Raiders who were fought are told with their battle.
  const weighty = seen.filter(
    (event) =>
      weighed(event, context.names) !== null &&
      (event.type !== 'RaidRolled' || !fought.includes(event.system)),
  );
  const alerts = toldEvents(weighty, context.names).flatMap((told) => {
    const event = firstOf(told, weighty);
    return event === undefined ? [] : alertOf({ told, event }, context);
  });
  return byWeight([...alerts, ...arrivalAlerts(context, seen)]);
}
