import { groupBy } from '#kernel/collections/group-by';
import type { SystemId } from '#model/campaign/ids';
import type { SeenEvent } from '#fog/views/seen-event';
import type { Alert } from '#report/document/alert';
import type { Block, Phrase, Tone } from '#report/document/document';
import { cited, phrase } from '#report/document/inline';
import { sentenceOf } from '#report/sentences/sentence-of';
import { lostWorks } from '#report/alerts/lost-works';
import { landings, openFinds, strangers, unpaidUnits, withdrawals } from '#report/alerts/needs';
import { eventsOfType, type ReportContext } from './context.ts';
import { starvingNotes } from './starving-notes.ts';

const note = (tone: Tone, text: Phrase): Block => ({ kind: 'note', tone, text });

const told = (
  tone: Tone,
  events: readonly SeenEvent[],
  { names }: ReportContext,
): readonly Block[] => events.map((event) => note(tone, sentenceOf(event, names)));

/** What a player should see to, as notes; the contacts need no rule. */
const seenTo = (alerts: readonly Alert[]): readonly Block[] =>
  alerts.map(({ tone, text, cite: rule }) => note(tone, phrase(`${text} `, cited(rule))));

const intruders = (context: ReportContext): readonly Block[] =>
  strangers(context).map(({ alert }) => note(alert.tone, phrase(alert.text)));

/** What others offer the reader, or no longer do. */
function offersToReader(context: ReportContext): readonly Block[] {
  const { seen, names } = context;
  return [
    ...told(
      'info',
      eventsOfType(seen, 'OfferMade').filter(({ to }) => names.isReader(to)),
      context,
    ),
    ...told(
      'info',
      eventsOfType(seen, 'OfferEnded').filter(({ to }) => names.isReader(to)),
      context,
    ),
  ];
}

/** Those that fell by the same rule in one sentence. */
function losses({ seen, names }: ReportContext): readonly Block[] {
  const lost = groupBy(eventsOfType(seen, 'UnitDestroyed'), (event) => event.cite);
  return [...lost].map(([rule, events]) => {
    const text = `You lost ${names.units(events.map(({ unit }) => unit))}. `;
    return note('bad', phrase(text, cited(rule)));
  });
}

/** Systems that the reader won, lost or saw change hands. */
function conquests(context: ReportContext): readonly Block[] {
  const { seen, names } = context;
  return eventsOfType(seen, 'SystemConquered').flatMap((event) => {
    const tone = toneOfConquest(names.isReader(event.by), names.isReader(event.from));
    return told(tone, [event], context);
  });
}

function toneOfConquest(isWon: boolean, isLost: boolean): Tone {
  if (isWon) return 'good';
  return isLost ? 'bad' : 'info';
}

/** Bombardments and invasions of the reader's own systems. */
function sieges(context: ReportContext): readonly Block[] {
  const { seen, names, view } = context;
  const isOwn = (system: SystemId): boolean => (view.systems[system]?.own ?? null) !== null;
  const bombed = eventsOfType(seen, 'SystemBombarded').filter(
    ({ against, by }) => names.isReader(against) && !names.isReader(by),
  );
  const invaded = eventsOfType(seen, 'InvasionEnded').filter(
    ({ by, system }) => !names.isReader(by) && isOwn(system),
  );
  return [...told('bad', bombed, context), ...told('bad', invaded, context)];
}

/** The points that readers should check before they write orders. */
export const attentionBlocks = (context: ReportContext): readonly Block[] => [
  ...starvingNotes(context),
  ...newsBlocks(context),
];

function newsBlocks(context: ReportContext): readonly Block[] {
  const { seen } = context;
  return [
    ...told('info', eventsOfType(seen, 'VictoryWon'), context),
    ...told('info', eventsOfType(seen, 'EmpiresMet'), context),
    ...told('bad', eventsOfType(seen, 'FirstContactWarBegan'), context),
    ...told('bad', eventsOfType(seen, 'WarDeclared'), context),
    ...told('info', eventsOfType(seen, 'ArmisticeSigned'), context),
    ...told('info', eventsOfType(seen, 'AttitudeMoved'), context),
    ...told('info', eventsOfType(seen, 'RandomEventHappened'), context),
    ...told('info', eventsOfType(seen, 'ObjectiveSet'), context),
    ...told('info', eventsOfType(seen, 'ObjectiveMet'), context),
    ...offersToReader(context),
    ...told('info', eventsOfType(seen, 'TreatySigned'), context),
    ...told('bad', eventsOfType(seen, 'TreatyBroken'), context),
    ...told('info', eventsOfType(seen, 'TreatyRevealed'), context),
    ...told('info', eventsOfType(seen, 'PactSigned'), context),
    ...told('info', eventsOfType(seen, 'PactNoticeGiven'), context),
    ...told('info', eventsOfType(seen, 'RelationSet'), context),
    ...told('info', eventsOfType(seen, 'PactEnded'), context),
    ...told('info', eventsOfType(seen, 'CorrectionMade'), context),
    ...told('info', eventsOfType(seen, 'SettingsChanged'), context),
    ...told('info', eventsOfType(seen, 'EmpireFell'), context),
    ...told('info', eventsOfType(seen, 'EmpiresUnited'), context),
    ...conquests(context),
    ...sieges(context),
    ...told('bad', eventsOfType(seen, 'IndependenceDeclared'), context),
    ...eventsOfType(seen, 'ColonyDied').flatMap((event) =>
      told(event.of === undefined ? 'bad' : 'good', [event], context),
    ),
    ...told('warning', eventsOfType(seen, 'RebelsRose'), context),
    ...seenTo(lostWorks(context)),
    ...losses(context),
    ...told('bad', eventsOfType(seen, 'UnitSurrendered'), context),
    ...seenTo(unpaidUnits(context)),
    ...seenTo(openFinds(context)),
    ...told('warning', eventsOfType(seen, 'OrderFailed'), context),
    ...seenTo(withdrawals(context)),
    ...intruders(context),
    ...seenTo(landings(context)),
  ];
}
