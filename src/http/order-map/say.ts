import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { FormDesk } from '#http/forms/orders/order-form';
import { ownSystems } from '#http/names/view-names';
import { mapAddress, shownIn } from './map-look.ts';
import type { MapDesk } from './map-desk.ts';
import type { SaidOffer, SaidPanel } from './order-map-content.ts';
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

/** How many of its words are not asked for; null: something else is asked for. */
function missed(words: readonly string[], asked: readonly string[]): number | null {
  const left = [...words];
  for (const one of asked) {
    const at = left.findIndex((word) => word.startsWith(one));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left.length;
}

/** What a player can choose or order that these words may mean: each word is the beginning of one, in any order, and a number is how many. */
export function saidPanel(asked: Asked): SaidPanel {
  const { say } = asked.desk.look;
  const words = wordsIn(say);
  const count = Number(words.find(isNumber) ?? '1');
  const names = words.filter((word) => !isNumber(word));
  if (names.length === 0) return { said: say, offers: [] };
  const orders = asked.desk.locked ? [] : [...buildings(asked), ...voyages(asked), ...deeds(asked)];
  const found = [...things(asked), ...orders].flatMap((one) => {
    const rest = missed(one.words, names);
    return rest === null ? [] : [{ ...one, rest }];
  });
  const best = sortBy(
    found,
    (a, b) => a.rest - b.rest,
    (a, b) => a.rank - b.rank,
    (a, b) => compareText(a.words.join(' '), b.words.join(' ')),
  );
  return { said: say, offers: best.slice(0, MOST).map(({ offer }) => offer(Math.max(1, count))) };
}
