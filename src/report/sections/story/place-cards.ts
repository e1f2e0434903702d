import { sortBy } from '#kernel/collections/sort-by';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import type { SeenEvent, SeenEventType } from '#fog/views/seen-event';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { Block, Fact, Phrase, ThingCard } from '#report/document/document';
import { phrase, strong } from '#report/document/inline';
import { hidingTexts } from '#report/sentences/hiding-texts';
import { capitalised } from '#report/sentences/names';
import { whose } from '../cards/lanes-text.ts';
import { fleetsAt, fleetsFact, systemTitle } from '../cards/place-head.ts';
import { unitTables } from '../cards/unit-tables.ts';
import { statePhrase } from '../colonies.ts';
import type { ReportContext } from '../context.ts';
import { fleetPhrase } from '../fleet-phrase.ts';
import { unitFactsOf } from '../forces.ts';
import { siteFactsOf } from '../order-form/site-facts.ts';
import { ownSystemsOf } from '../own-systems.ts';
import { enteredIn } from '../played-moments.ts';
import { pointFacts } from './attack-table.ts';
import { storyBlocks } from './story-blocks.ts';
import type { ToldPlace } from './told-places.ts';

/** What changes a unit so that its fleet is shown as it is now. */
const TOUCHING: readonly SeenEventType[] = [
  'UnitCrippled',
  'UnitRepaired',
  'UnitRestored',
  'AttritionLost',
  'UnitsOutOfSupply',
  'UnitsSupplied',
  'UnitsResupplied',
];

/** Own units that fought, were hurt or repaired, or whose supply changed. */
function touchedIn(event: SeenEvent): readonly UnitId[] {
  if (event.type === 'BattleMoment') {
    return enteredIn(event.moment).flatMap((one) => (one.own ? [one.unit] : []));
  }
  if (!TOUCHING.includes(event.type)) return [];
  if ('units' in event) return event.units;
  return 'unit' in event && event.unit !== null ? [event.unit] : [];
}

type Aftermath = (place: BattlePlace) => readonly Block[];

/** What is left of the fleets at a place that were touched, in the tables of the asset sheet. @rule CSC-16 */
function aftermathOf({ view, seen, names }: ReportContext): Aftermath {
  const touched = new Set(seen.flatMap(touchedIn));
  const desk = {
    facts: unitFactsOf({ ...view, names, hiding: hidingTexts(view) }),
    designOf: siteFactsOf(view).designOf,
  };
  return (place) =>
    fleetsAt(view, place).flatMap((fleet): readonly Block[] => {
      const units = desk.facts.index.inFleet(fleet.id);
      if (!units.some(({ id }) => touched.has(id))) return [];
      const head: Phrase = [...fleetPhrase(fleet), ...phrase(' now:')];
      return [{ kind: 'paragraph', text: head }, ...unitTables(units, names.fleet(fleet.id), desk)];
    });
}

/** A system as its card on the asset sheet calls it. */
function systemHead(system: SystemId, context: ReportContext): Pick<ThingCard, 'title' | 'about'> {
  const { view, names } = context;
  const own = view.systems[system]?.own ?? null;
  const about = own === null ? phrase(capitalised(whose(view, system, names))) : statePhrase(own);
  return { title: systemTitle(context, system), about };
}

const headOf = (place: BattlePlace, context: ReportContext): Pick<ThingCard, 'title' | 'about'> =>
  place.kind === 'system'
    ? systemHead(place.system, context)
    : { title: phrase(strong(capitalised(context.names.place(place)))), about: [] };

const eventsIn = ({ told }: ToldPlace): readonly SeenEvent[] =>
  told.flatMap((one) => (one.kind === 'event' ? [one.event] : []));

/** Own systems as on the asset sheet, then lanes, through which fleets came to the other systems that follow. */
function inOrder(places: readonly ToldPlace[], context: ReportContext): readonly ToldPlace[] {
  const own = new Map(
    ownSystemsOf(context.view).map(({ id }, at) => [
      placeKeyOf({ kind: 'system', system: id }),
      at,
    ]),
  );
  const rank = ({ place }: ToldPlace): number =>
    own.get(placeKeyOf(place)) ?? (place.kind === 'lane' ? own.size : own.size + 1);
  return sortBy(
    places,
    (a, b) => compareNumbers(rank(a), rank(b)),
    (a, b) => compareText(context.names.place(a.place), context.names.place(b.place)),
  );
}

/** A card for each place where something happened: what, in the order of happening, and what is left of the fleets there. @rule FOG-6 */
export function placeCards(
  places: readonly ToldPlace[],
  context: ReportContext,
): readonly ThingCard[] {
  const { view, names } = context;
  const aftermath = aftermathOf(context);
  return inOrder(places, context).map((one): ThingCard => {
    const { place, told } = one;
    const facts: readonly Fact[] = [...pointFacts(eventsIn(one)), ...fleetsFact(view, place)];
    return {
      ...headOf(place, context),
      facts,
      blocks: [...storyBlocks(told, names), ...aftermath(place)],
    };
  });
}
