import { expect, test } from 'vitest';
import type { DoctrineName } from '#model/forces/doctrines';
import {
  type Measured,
  type Way,
  enemyLostIn,
  leadIn,
  measure,
  measureEqual,
  ownLostIn,
  together,
} from '#test/support/doctrines/measure-fight';
import { howMany } from '#test/support/how-many';
import { SIMPLE_CHANGES } from '#test/support/doctrines/simple-changes';
import { EQUAL_FIGHTS, TYPICAL_FIGHTS } from '#test/support/doctrines/typical-fights';

/*
 * What doctrines promise, held against what happens in thirteen typical fights. The dice are always the same; the figures with more battles are in
 * docs/doctrines.md (npm run doctrines).
 */

const BATTLES = 150;
const MANY_BATTLES = 2000;
/** In each fight between equals. */
const EQUAL_BATTLES = howMany(120, 300);
const DEFAULT: Way = { doctrine: 'by-the-book' };

const fought = new Map<DoctrineName, readonly Measured[]>();
function inFights(doctrine: DoctrineName): readonly Measured[] {
  const known = fought.get(doctrine);
  if (known !== undefined) return known;
  const all = TYPICAL_FIGHTS.map((fight) =>
    measure({ fight, own: { doctrine }, enemy: DEFAULT }, BATTLES),
  );
  fought.set(doctrine, all);
  return all;
}

const ownLost = (doctrine: DoctrineName): number => ownLostIn(together(inFights(doctrine))).mean;
/** How many EP more a doctrine loses in a fight than By the book, over many battles. */
function lostMoreIn(fight: (typeof TYPICAL_FIGHTS)[number], doctrine: DoctrineName): number {
  const [own = 0, book = 0] = ([doctrine, 'by-the-book'] as const).map(
    (name) =>
      ownLostIn(measure({ fight, own: { doctrine: name }, enemy: DEFAULT }, MANY_BATTLES)).mean,
  );
  return own - book;
}
const enemyLost = (doctrine: DoctrineName): number =>
  enemyLostIn(together(inFights(doctrine))).mean;
const winsOf = (doctrine: DoctrineName): number => together(inFights(doctrine)).wins;

test.each(['cautious', 'raider', 'picket'] as const)(
  'ENC-5: %s loses less than By the book in all fights together, and clearly more in none',
  (doctrine) => {
    expect(ownLost(doctrine)).toBeLessThan(0.93 * ownLost('by-the-book'));
    const [all, saved] = [together(inFights(doctrine)), together(inFights('by-the-book'))];
    expect(all.shipsSaved).toBeGreaterThan(saved.shipsSaved);
    for (const [at, fight] of TYPICAL_FIGHTS.entries()) {
      const few = ([doctrine, 'by-the-book'] as const).map(
        (name) => ownLostIn(inFights(name)[at]!).mean,
      );
      const [own = 0, book = 0] = few;
      // A few battles can tell by chance what many do not.
      const more = own - book < 1 ? own - book : lostMoreIn(fight, doctrine);
      expect(more, fight.name).toBeLessThan(1);
    }
  },
);

test('ENC-5: Cautious leaves at long odds and stays when it is superior, on any lane', () => {
  const fightNamed = (name: string) => TYPICAL_FIGHTS.findIndex((one) => one.name === name);
  const of = (doctrine: DoctrineName, name: string) => inFights(doctrine)[fightNamed(name)]!;
  const [book, cautious] = [of('by-the-book', 'long odds'), of('cautious', 'long odds')];
  expect(ownLostIn(cautious).mean).toBeLessThan(0.7 * ownLostIn(book).mean);
  expect(of('cautious', 'superior').shipsAway).toBeLessThan(0.02 * BATTLES);
  const margin = of('by-the-book', 'superior').wins - of('cautious', 'superior').wins;
  expect(margin).toBeLessThan(0.05 * BATTLES);
});

test('ENC-5: Cautious pays for its ships with some victories, and not with many', () => {
  const [cautious, book] = [winsOf('cautious'), winsOf('by-the-book')];
  expect(cautious).toBeLessThan(book);
  expect(cautious).toBeGreaterThan(0.8 * book);
});

test('ENC-5: Aggressive destroys more than By the book and loses more', () => {
  expect(enemyLost('aggressive')).toBeGreaterThan(1.02 * enemyLost('by-the-book'));
  expect(ownLost('aggressive')).toBeGreaterThan(ownLost('by-the-book'));
});

test('CSC-11: Last stand destroys most of all in every fight, and no ship of it leaves', () => {
  for (const doctrine of ['by-the-book', 'aggressive', 'cautious', 'convoy-guard'] as const) {
    expect(enemyLost('last-stand')).toBeGreaterThan(1.1 * enemyLost(doctrine));
    for (const [at, { name }] of TYPICAL_FIGHTS.entries()) {
      const [most, other] = [inFights('last-stand')[at]!, inFights(doctrine)[at]!];
      expect(enemyLostIn(most).mean, name).toBeGreaterThan(enemyLostIn(other).mean - 0.5);
    }
  }
  expect(together(inFights('last-stand')).shipsAway).toBe(0);
});

test('ENC-5: Convoy guard stays with its convoys and loses hardly more than By the book', () => {
  expect(together(inFights('convoy-guard')).shipsAway).toBe(0);
  expect(ownLost('convoy-guard')).toBeLessThan(1.05 * ownLost('by-the-book'));
});

const leadOver = (enemy: Way): number =>
  leadIn(
    together(
      EQUAL_FIGHTS.map((fight) => measureEqual({ fight, own: DEFAULT, enemy }, EQUAL_BATTLES)),
    ),
  ).mean;

// The whole proof fights 900 battles: give or take 5 or 6.
test.each(Object.entries(SIMPLE_CHANGES))(
  'ENC-5: between equal fleets the default is no worse than with %s',
  (_clause, change) => {
    expect(leadOver({ ...DEFAULT, ...change })).toBeGreaterThan(-6);
  },
);

test.each(['aggressive', 'cautious', 'raider', 'convoy-guard', 'last-stand', 'picket'] as const)(
  'ENC-5: between equal fleets the default is no worse than %s',
  (doctrine) => {
    expect(leadOver({ doctrine })).toBeGreaterThan(-6);
  },
);
