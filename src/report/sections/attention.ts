import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { SeenEvent } from '#fog/views/seen-event';
import type { Block, Phrase, Tone } from '#report/document/document';
import { cited, phrase } from '#report/document/inline';
import { cite } from '#kernel/reasons/cite';
import { sentenceOf } from '#report/sentences/sentence-of';
import { capitalised } from '#report/sentences/names';
import { findText } from '#report/sentences/find-text';
import { listed } from '#kernel/words/listed';
import { groupsText, points } from '#report/sentences/words';
import { plainPhrase } from '#report/text/plain-phrase';
import { contextOf, eventsOfType, type ReportContext } from './context.ts';
import { starvingNotes } from './starving-notes.ts';

const note = (tone: Tone, text: Phrase): Block => ({ kind: 'note', tone, text });

const told = (
  tone: Tone,
  events: readonly SeenEvent[],
  { names }: ReportContext,
): readonly Block[] => events.map((event) => note(tone, sentenceOf(event, names)));

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

/** Others that are in sight in the reader's own systems. */
function intruders({ view, names }: ReportContext): readonly Block[] {
  return valuesById(view.contacts).flatMap((contact): readonly Block[] => {
    const { place, current, id, groups } = contact;
    if (!current || place.kind !== 'system' || (view.systems[place.system]?.own ?? null) === null)
      return [];
    const text = `${capitalised(names.contact(id))} is ${names.at(place)}: ${groupsText(groups, names)}.`;
    return [note('warning', phrase(text))];
  });
}

/** Those that fell by the same rule in one sentence. */
function losses({ seen, names }: ReportContext): readonly Block[] {
  const lost = groupBy(eventsOfType(seen, 'UnitDestroyed'), (event) => event.cite);
  return [...lost].map(([rule, events]) => {
    const text = `You lost ${names.units(events.map(({ unit }) => unit))}. `;
    return note('bad', phrase(text, cited(rule)));
  });
}

/** Those that leave by the same lane in one sentence. */
function withdrawals({ view, names }: ReportContext): readonly Block[] {
  const leaving = valuesById(view.fleets).flatMap(({ id, withdrawing }) =>
    withdrawing === null ? [] : [{ name: names.fleet(id), lane: withdrawing.lane }],
  );
  return [...groupBy(leaving, ({ lane }) => lane)].map(([lane, fleets]) => {
    const who = capitalised(listed(fleets.map(({ name }) => name)));
    const text = `${who} must leave by ${names.lane(lane)} before anything else. `;
    return note('warning', phrase(text, cited(cite('ENC-4'))));
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

/** Enemy ground units on the ground in the reader's own systems. */
function landings({ view, names }: ReportContext): readonly Block[] {
  const foreign = (view.onGround ?? []).filter(
    ({ system, owner }) =>
      (view.systems[system]?.own ?? null) !== null && (owner === null || isAtWar(view, owner)),
  );
  return [...groupBy(foreign, ({ system }) => system)].map(([system, forces]) => {
    const who = forces.map(
      ({ count, design, owner }) =>
        `${String(count)} ${names.design(design)} of ${names.empire(owner)}`,
    );
    const text = `Enemy ground units are landed at ${names.system(system)}: ${listed(who)}. `;
    return note('bad', phrase(text, cited(cite('GND-1'))));
  });
}

const isAtWar = (view: EmpireView, owner: EmpireId): boolean =>
  view.neighbours[owner]?.state === 'war';

function unpaidUnits({ view, names }: ReportContext): readonly Block[] {
  if (view.unpaid.length === 0) return [];
  const units = names.units(view.unpaid);
  return [note('bad', phrase(`Nobody pays ${units} this turn. `, cited(cite('ECO-5'))))];
}

/** Finds that the reader has yet to choose from. @rule MAP-8 */
function openFinds({ view, names }: ReportContext): readonly Block[] {
  return view.empire.finds.map(({ kind, system, points: worth }) => {
    const text = `Choose ${findText(kind, system, names)} for ${points(worth)} this turn; else it is chosen for you. `;
    return note('info', phrase(text, cited(cite('MAP-8'))));
  });
}

/** What was lost or is out of order, in plain words, without what the orders of a sheet may still change. */
export const problemTexts = (view: EmpireView, seen: readonly SeenEvent[]): readonly string[] =>
  newsBlocks(contextOf(view, seen)).flatMap((block) =>
    block.kind === 'note' && block.tone === 'bad' ? plainPhrase(block.text) : [],
  );

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
    ...offersToReader(context),
    ...told('info', eventsOfType(seen, 'TreatySigned'), context),
    ...told('bad', eventsOfType(seen, 'TreatyBroken'), context),
    ...told('info', eventsOfType(seen, 'TreatyRevealed'), context),
    ...told('info', eventsOfType(seen, 'PactSigned'), context),
    ...told('info', eventsOfType(seen, 'PactNoticeGiven'), context),
    ...told('info', eventsOfType(seen, 'RelationSet'), context),
    ...told('info', eventsOfType(seen, 'PactEnded'), context),
    ...told('info', eventsOfType(seen, 'CorrectionMade'), context),
    ...told('info', eventsOfType(seen, 'EmpireFell'), context),
    ...told('info', eventsOfType(seen, 'EmpiresUnited'), context),
    ...conquests(context),
    ...sieges(context),
    ...told('bad', eventsOfType(seen, 'IndependenceDeclared'), context),
    ...eventsOfType(seen, 'ColonyDied').flatMap((event) =>
      told(event.of === undefined ? 'bad' : 'good', [event], context),
    ),
    ...told('warning', eventsOfType(seen, 'RebelsRose'), context),
    ...losses(context),
    ...told('bad', eventsOfType(seen, 'UnitSurrendered'), context),
    ...unpaidUnits(context),
    ...openFinds(context),
    ...told('warning', eventsOfType(seen, 'OrderFailed'), context),
    ...withdrawals(context),
    ...intruders(context),
    ...landings(context),
  ];
}
