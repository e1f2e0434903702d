import { expect, test } from 'vitest';
import { type Camp, type Fight, type Piece, derivedOf } from '#engine/tactical/cscr/battlefield';
import {
  change,
  enter,
  lead,
  leave,
  lose,
  refresh,
  setPieces,
  withdraw,
} from '#engine/tactical/cscr/change';
import { keep, lookNow } from '#engine/tactical/cscr/keep';
import { muster } from '#engine/tactical/cscr/muster';
import { reserveOf } from '#engine/tactical/cscr/reserve';
import { overLimitOf, roomOf } from '#engine/tactical/cscr/room-of';
import { settle, settlingIn } from '#engine/tactical/cscr/settling-in';
import { beginRound } from '#engine/tactical/cscr/steps/begin-round';
import { tagOf } from '#engine/tactical/cscr/tags';
import { brandAs } from '#kernel/brand/brand';
import { oddsDice } from '#kernel/dice/odds-dice';
import type { Combatant } from '#model/battle/setup';
import type { EncounterId, LaneId } from '#model/campaign/ids';
import type { AbilityId, UnitDesign } from '#model/forces/design';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { battleOf, combatant, flight } from '#test/support/fight';

const hulk = (id: string, design: Partial<UnitDesign> = {}) =>
  combatant(id, { design: { as: 0, af: 0, cv: 0, ...design } });

/** The flagship commands one ship, so that three of these wait. */
const FLEET = [
  hulk('flag', { cr: 1, dv: 9 }),
  hulk('escort', { cr: 0, dv: 7 }),
  hulk('best', { cr: 0, dv: 5 }),
  hulk('good', { cr: 0, dv: 4 }),
  hulk('weak', { cr: 0, dv: 2 }),
];

type Formed = Readonly<{ fight: Fight; camp: Camp; one: (id: string) => Piece }>;

/** A fight with its task forces, before its first die. */
function formed(attacker: readonly Combatant[] = FLEET): Formed {
  const setup = battleOf({ attacker, defender: [hulk('enemy')] });
  const facts = { setup, encounter: brandAs<EncounterId>('t1.H0101'), rules: DEFAULT_RULE_SET };
  const odds = oddsDice('autumn');
  const fight = muster(facts, { dice: { recorded: null, odds }, tell: null });
  settle(fight, settlingIn(fight, 'forming'));
  const camp = fight.camps.attacker;
  return { fight, camp, one: (id) => camp.pieces.find(({ name }) => name === id)! };
}

/** Works out all that is kept of a side and of its units. */
function workOut({ fight, camp }: Formed): void {
  for (const piece of camp.pieces) piece.look = lookNow(piece, 0);
  reserveOf(fight, camp);
  roomOf(fight, camp);
  Object.assign(derivedOf(camp), { isLedBest: true, isSettled: true });
}

const lane = brandAs<LaneId>('H0101-H0102');
const namesOf = (pieces: readonly Piece[]): string => pieces.map(({ name }) => name).join(' ');

/** What changes, who it is, and in which order the others wait then. */
const CHANGES: readonly (readonly [string, (formed: Formed) => void, string, string])[] = [
  [
    'who takes a hit',
    ({ fight, one }) => leave(fight, one('escort'), 'crippled'),
    'escort',
    'best good weak',
  ],
  ['who is lost', ({ fight, one }) => lose(fight, one('escort')), 'escort', 'best good weak'],
  [
    'who has a mission',
    ({ fight, one }) => change(fight, one('flag'), { mission: 'anti-ship' }),
    'flag',
    'best good weak',
  ],
  ['who enters', ({ camp, one }) => enter(camp, [one('best')]), 'best', 'good weak'],
  ['who enters out of turn', ({ camp, one }) => enter(camp, [one('good')]), 'good', 'best weak'],
  [
    'who is sent back',
    ({ camp, one }) => withdraw(camp, [one('escort')]),
    'escort',
    'escort best good weak',
  ],
  ['who leads', ({ camp, one }) => lead(camp, one('escort')), 'escort', 'best good weak'],
  ['who led before', ({ camp }) => lead(camp, null), 'flag', 'best good weak'],
  ['who is seen first', ({ camp, one }) => void tagOf(camp, one('good')), 'good', 'best good weak'],
  [
    'who is hit while waiting',
    ({ fight, one }) => leave(fight, one('best'), 'crippled'),
    'best',
    'good weak best',
  ],
  ['who is lost while waiting', ({ fight, one }) => lose(fight, one('good')), 'good', 'best weak'],
  [
    'who gets away while waiting',
    ({ fight, one }) => change(fight, one('weak'), { awayBy: lane }),
    'weak',
    'best good',
  ],
];

test.each(CHANGES)(
  'CSC-13, CSC-16: what was worked out is dropped after a change: %s',
  (_, act, who, waiting) => {
    const now = formed();
    expect([namesOf(now.camp.force), namesOf(reserveOf(now.fight, now.camp))]).toEqual([
      'flag escort',
      'best good weak',
    ]);
    workOut(now);
    act(now);
    expect(now.camp.derived).toBeNull();
    expect(now.one(who).look).toBeNull();
    expect(namesOf(reserveOf(now.fight, now.camp))).toBe(waiting);
  },
);

test('CSC-10: a change of who belongs to a side drops what was worked out of it', () => {
  const now = formed();
  workOut(now);
  setPieces(
    now.camp,
    now.camp.pieces.filter(({ name }) => name !== 'best'),
  );
  expect(now.camp.derived).toBeNull();
  expect(namesOf(reserveOf(now.fight, now.camp))).toBe('good weak');
});

test('CSC-1, CSC-17: room is counted again when a unit leaves, enters or takes command', () => {
  const { fight, camp, one } = formed();
  const room = (): number => roomOf(fight, camp).ships;
  expect(room()).toBe(0);
  lose(fight, one('escort'));
  withdraw(camp, [one('escort')]);
  expect(room()).toBe(1);
  enter(camp, [one('good'), one('weak')]);
  expect([room(), namesOf(overLimitOf(fight, camp))]).toEqual([-1, 'weak']);
  lead(camp, one('good'));
  expect([room(), namesOf(overLimitOf(fight, camp))]).toEqual([-2, 'weak flag']);
});

test('CSC-13: who comes back among the waiting goes before weaker and after equal ones', () => {
  const twin = hulk('twin', { cr: 0, dv: 4 });
  const { fight, camp, one } = formed([...FLEET, twin]);
  expect(namesOf(reserveOf(fight, camp))).toBe('best good twin weak');
  enter(camp, [one('best'), one('good')]);
  withdraw(camp, [one('good')]);
  expect(namesOf(reserveOf(fight, camp))).toBe('good twin weak');
  lose(fight, one('escort'));
  withdraw(camp, [one('escort')]);
  expect(namesOf(reserveOf(fight, camp))).toBe('good twin weak');
});

const able = (id: string): UnitDesign['abilities'] => [{ id: brandAs<AbilityId>(id), rating: 1 }];

test('ABL-3, CSC-16: what a carrier gives to its flights goes with it', () => {
  const ark = hulk('ark', { cr: 1, dv: 6, cv: 2, abilities: able('carrier') });
  const now = formed([ark, flight('wing', { carrier: 'ark', design: { dv: 3 } })]);
  workOut(now);
  expect(now.one('wing').dv).toBe(4);
  lose(now.fight, now.one('ark'));
  expect([now.one('wing').dv, now.one('wing').look]).toEqual([3, null]);
});

test('ABL-3: First Strike counts in its round alone', () => {
  const now = formed([hulk('lance', { as: 5, abilities: able('firstStrike') })]);
  const fire = [1, 2].map((round) => {
    now.fight.round = round;
    if ('run' in beginRound) beginRound.run(now.fight);
    return now.one('lance').as;
  });
  expect(fire).toEqual([10, 5]);
});

test('CSC-6: what a unit was told ends with its round', () => {
  const { fight, one } = formed();
  const before = { ...one('flag'), look: null };
  const told = { ramming: 'as', isHeld: true, isSpent: true, isHiding: true } as const;
  for (const to of [
    { mission: 'anti-ship' },
    { ramming: 'as' },
    { isHeld: true },
    { isSpent: true },
    told,
  ] as const) {
    fight.isStirred = false;
    change(fight, one('flag'), to);
    expect(fight.isStirred).toBe(true);
    if ('run' in beginRound) beginRound.run(fight);
    expect(one('flag')).toEqual(before);
    expect(fight.isStirred).toBe(false);
  }
});

test('CSC-8: a unit that has changed nothing but its look is worked out as it was', () => {
  const { fight, one } = formed();
  const before = { ...one('flag') };
  refresh(fight, one('flag'));
  expect(one('flag')).toEqual({ ...before, look: null });
});

/** What a unit brings into a battle, and nothing in it changes. */
const FACTS =
  'combatant forms place unit owner carrier design name kind fires party hull civilian strike status cv cc cost sightRank'.split(
    ' ',
  );
const SAID = 'side leader standing terms habits'.split(' ');
const fieldsOf = (one: Piece | Camp, facts: readonly string[]): readonly string[] =>
  Object.keys(one).filter((name) => !facts.includes(name));

test('CSC-6: a battle that is fought again begins with every unit as it was', () => {
  const now = formed();
  const begin = keep(now.fight);
  const flag = now.one('flag');
  for (const field of fieldsOf(flag, FACTS)) {
    const before = { ...flag };
    change(now.fight, flag, {});
    Object.assign(flag, { [field]: 'another' });
    begin();
    expect({ ...flag }).toEqual(before);
  }
});

test('CSC-6: and with both sides as they were', () => {
  const now = formed();
  workOut(now);
  const begin = keep(now.fight);
  for (const field of fieldsOf(now.camp, SAID)) {
    const before = { ...now.camp };
    Object.assign(now.camp, { [field]: 'another' });
    begin();
    expect({ ...now.camp }).toEqual(before);
  }
  Object.assign(now.fight, { round: 3, length: 9, isStirred: true });
  begin();
  expect([now.fight.round, now.fight.length, now.fight.isStirred]).toEqual([0, 0, false]);
});
