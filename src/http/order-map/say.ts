import { nearestName } from '#content/nearest-name';
import { ORDER_TABLE } from '#content/orders/order-table';
import { parseOrderText } from '#content/orders/parse-order-text';
import { VERB_ALIASES } from '#content/orders/verb-aliases';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import type { FormDesk } from '#http/forms/orders/order-form';
import { ORDER_FORM_KINDS, ORDER_FORMS } from '#http/forms/orders/order-forms';
import { spokenNamesOf } from '#http/names/spoken-names';
import { ownSystems } from '#http/names/view-names';
import { mapAddress, shownIn } from './map-look.ts';
import type { MapDesk } from './map-desk.ts';
import type { SaidOffer, SaidPanel } from './order-map-content.ts';
import { fleetVerbs } from './fleet-verbs.ts';
import { buildableAt, buildOrder } from './quick-builds.ts';
import { systemActs } from './system-acts.ts';
import { TEXTS } from './texts.ts';

/** The most that the search offers. */
const MOST = 8;

/** Something that can be found, by the words that name it. */
type Findable = Readonly<{
  words: readonly string[];
  rank: number;
  offer: (count: number) => SaidOffer;
}>;

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');

const isNumber = (word: string): boolean => /^\d{1,3}$/u.test(word);

type Asked = Readonly<{ desk: MapDesk; forms: FormDesk }>;

/** Units of each class, at each place that has capacity for them; where most is free comes first. */
function buildings({ desk, forms }: Asked): readonly Findable[] {
  const { names } = desk;
  return forms.free.flatMap(({ system }) =>
    buildableAt(forms, system).map(
      ({ design, room }): Findable => ({
        words: [TEXTS.build, ...wordsIn(design.name), ...wordsIn(names.system(system))],
        rank: -room,
        offer: (count) => {
          const order = buildOrder(design, system, count);
          return {
            label: desk.sentenceOf(order),
            about: TEXTS.costs(design.cost * count),
            href: '',
            order: JSON.stringify(order),
          };
        },
      }),
    ),
  );
}

const leadsTo = (
  words: readonly string[],
  label: string,
  about: string,
  href: string,
): Findable => ({
  words,
  rank: 0,
  offer: () => ({ label, about, href, order: '' }),
});

function things({ desk }: Asked): readonly Findable[] {
  const { view, names, plotted, path, look } = desk;
  const shown = shownIn(look);
  const fleets = plotted.fleets.map(({ ref, name, place }) =>
    leadsTo(wordsIn(name), name, names.at(place), mapAddress(path, { fleet: ref, ...shown })),
  );
  const systems = Object.values(view.systems).map(({ id, name }) =>
    leadsTo(wordsIn(name), name, TEXTS.system, mapAddress(path, { system: id, ...shown })),
  );
  const empires = valuesById(view.neighbours).map(({ id, name }) =>
    leadsTo(wordsIn(name), name, TEXTS.empire, mapAddress(path, { empire: id, ...shown })),
  );
  return [...fleets, ...systems, ...empires];
}

/** A fleet to each system, as a choice on the map. */
function voyages({ desk }: Asked): readonly Findable[] {
  const { view, names, plotted, path, look } = desk;
  const shown = shownIn(look);
  return plotted.fleets.flatMap(({ ref, name, reach, explorable }) =>
    reach + explorable === 0
      ? []
      : Object.values(view.systems).map(({ id }) => {
          const goal = names.system(id);
          const words = [TEXTS.move, ...wordsIn(name), ...wordsIn(goal)];
          const href = mapAddress(path, { fleet: ref, to: id, ...shown });
          return leadsTo(words, TEXTS.moveFleetTo(name, goal), '', href);
        }),
  );
}

/** What can be ordered at each own system. */
const deeds = ({ desk, forms }: Asked): readonly Findable[] =>
  ownSystems(desk.view).flatMap(({ id, name }) =>
    systemActs(forms, id, desk.hrefOf).map(({ href, label, order }) => ({
      words: [...wordsIn(label), ...wordsIn(name)],
      rank: 0,
      offer: () => ({ label, about: name, href: order === '' ? href : '', order }),
    })),
  );

/** What each fleet can do where it is. */
const fleetDeeds = ({ desk, forms }: Asked): readonly Findable[] =>
  desk.plotted.fleets.flatMap((fleet) =>
    fleetVerbs({ desk: forms, fleet, beside: [] }, desk.hrefOf).map(({ href, label, order }) => ({
      words: [...wordsIn(label), ...wordsIn(fleet.name)],
      rank: 1,
      offer: () => ({ label, about: fleet.name, href: order === '' ? href : '', order }),
    })),
  );

/** The form of each order; one that can’t be given now says why. */
const orderForms = ({ desk, forms }: Asked): readonly Findable[] =>
  ORDER_FORM_KINDS.map((kind) => {
    const { title: label, unavailable } = ORDER_FORMS[kind];
    const about = unavailable(forms) ?? TEXTS.orderForm;
    const href = desk.hrefOf({ kind, label, fields: {} });
    return {
      words: unique([ORDER_TABLE[kind].verb, ...wordsIn(label)]),
      rank: 2,
      offer: () => ({ label, about, href, order: '' }),
    };
  });

/** An order that is said as the text of orders has it. */
function saidOrder({ desk }: Asked, say: string): readonly SaidOffer[] {
  const [line, ...more] = parseOrderText(say, spokenNamesOf(desk.view));
  if (line === undefined || line.order === null || more.length > 0) return [];
  const label = desk.sentenceOf(line.order);
  return [{ label, about: '', href: '', order: JSON.stringify(line.order) }];
}

/** Words of orders that somebody means who begins another word for them. */
const otherWords = (one: string): readonly string[] =>
  one.length < 2
    ? []
    : Object.entries(VERB_ALIASES).flatMap(([alias, verb]) =>
        alias.startsWith(one) ? [verb] : [],
      );

const isMeant = (word: string, one: string, others: readonly string[]): boolean =>
  word.startsWith(one) || others.includes(word);

/** How many of its words are not asked for; null: something else is asked for. */
function missed(words: readonly string[], asked: readonly string[]): number | null {
  const left = [...words];
  for (const one of asked) {
    const others = otherWords(one);
    const at = left.findIndex((word) => isMeant(word, one, others));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left.length;
}

/** Those that have all of these words, the nearest first. */
function fitting(all: readonly Findable[], names: readonly string[]): readonly Findable[] {
  const found = all.flatMap((one) => {
    const rest = missed(one.words, names);
    return rest === null ? [] : [{ ...one, rest }];
  });
  return sortBy(
    found,
    (a, b) => a.rest - b.rest,
    (a, b) => a.rank - b.rank,
    (a, b) => compareText(a.words.join(' '), b.words.join(' ')),
  );
}

/** The same words with those in place of which a known one was probably meant; null: nothing is near. */
function meantBy(names: readonly string[], all: readonly Findable[]): string | null {
  const known = unique([...all.flatMap(({ words }) => words), ...Object.keys(VERB_ALIASES)]);
  const better = names.map((one) =>
    known.some((word) => word.startsWith(one)) ? one : nearestName(one, known),
  );
  const whole = better.filter((one) => one !== undefined);
  const isBetter = whole.length === names.length && whole.join(' ') !== names.join(' ');
  return isBetter && fitting(all, whole).length > 0 ? whole.join(' ') : null;
}

/** Something to build. */
function buildExample({ desk, forms }: Asked): readonly string[] {
  const [place] = forms.free;
  if (place === undefined) return [];
  const [built] = buildableAt(forms, place.system);
  const at = desk.names.system(place.system);
  return built === undefined ? [] : [`${TEXTS.build} ${built.design.name} ${at}`.toLowerCase()];
}

/** A fleet to send to the end of a lane. */
function sendExample({ desk: { view, names, plotted } }: Asked): readonly string[] {
  const lanes = valuesById(view.lanes);
  const [way] = plotted.fleets.flatMap(({ name, place, reach }) => {
    const from = place.kind === 'system' && reach > 0 ? place.system : null;
    const lane = lanes.find(({ a, b }) => a === from || b === from);
    return lane === undefined ? [] : [{ name, goal: lane.a === from ? lane.b : lane.a }];
  });
  if (way === undefined) return [];
  return [`${TEXTS.send} ${way.name} ${names.system(way.goal)}`.toLowerCase()];
}

const findables = (asked: Asked): readonly Findable[] => [
  ...things(asked),
  ...(asked.desk.locked
    ? []
    : [
        ...buildings(asked),
        ...voyages(asked),
        ...deeds(asked),
        ...fleetDeeds(asked),
        ...orderForms(asked),
      ]),
];

/** What a player can choose or order that these words may mean: each word is the beginning of one, in any order, and a number is how many. */
export function saidPanel(asked: Asked): SaidPanel {
  const { desk } = asked;
  const { say } = desk.look;
  const examples = [...buildExample(asked), ...sendExample(asked)];
  const words = wordsIn(say);
  const count = Number(words.find(isNumber) ?? '1');
  const names = words.filter((word) => !isNumber(word));
  if (names.length === 0) return { said: say, offers: [], meant: null, examples };
  const all = findables(asked);
  const fit = fitting(all, names);
  // Who says more than a form is called means the order, and fills in the rest there.
  const found = fit.length > 0 || desk.locked ? fit : fitting(orderForms(asked), names.slice(0, 1));
  const written = desk.locked ? [] : saidOrder(asked, say);
  const offers = [...written, ...found.map(({ offer }) => offer(Math.max(1, count)))];
  const meant = offers.length > 0 ? null : meantBy(names, all);
  return {
    said: say,
    offers: offers.slice(0, MOST),
    meant:
      meant === null
        ? null
        : { said: meant, href: mapAddress(desk.path, { ...shownIn(desk.look), say: meant }) },
    examples,
  };
}
