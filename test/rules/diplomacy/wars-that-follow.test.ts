import { expect, test } from 'vitest';
import { NO_DEALINGS } from '#model/campaign/dealings';
import { type DiplomaticState, type Relation, relationIdOf } from '#model/campaign/relation';
import { compareText } from '#kernel/result/compare-text';
import { type BegunWar, dutiesIn, warsThatFollow } from '#rules/diplomacy/wars-that-follow';
import { empireId } from '#test/support/campaign';

type Pairs = Readonly<Record<string, DiplomaticState>>;

/** Relations by pairs such as `ann/bob`; all others never met. `declared`: who began a war, as `bob>ann`. */
function relationsOf(pairs: Pairs, ...declared: readonly string[]): Record<string, Relation> {
  const rows = Object.entries(pairs).map(([pair, state]): readonly [string, Relation] => {
    const [one, other] = pair.split('/').sort(compareText).map(empireId);
    const id = relationIdOf(one!, other!);
    const declaredBy = declared
      .map((war) => war.split('>').map(empireId))
      .filter(([by, on]) => relationIdOf(by!, on!) === id)
      .map(([by]) => by!);
    const row = { id, a: one!, b: other!, state, openly: null, since: 1 };
    return [id, { ...row, sustained: true, pact: false, dealings: { ...NO_DEALINGS, declaredBy } }];
  });
  return Object.fromEntries(rows);
}

const war = (text: string, cause: BegunWar['cause'] = 'choice'): BegunWar => {
  const [by, against] = text.split('>').map(empireId);
  return { by: by!, against: against!, cause };
};

const follow = (
  pairs: Pairs,
  begun: readonly string[],
  allianceWars: 'attempt' | 'automatic' = 'attempt',
): readonly string[] =>
  warsThatFollow(
    relationsOf(pairs),
    begun.map((text) => war(text)),
    { allianceWars },
  ).map(({ by, against, cause, sake }) => `${by}>${against} ${cause} ${sake ?? ''}`);

test('DIP-9: defense partners and allies of a victim join it, Military partners don’t', () => {
  const pairs: Pairs = {
    'ann/bob': 'trade',
    'bob/cid': 'mutual-defense',
    'bob/dan': 'alliance',
    'bob/eve': 'military',
    'ann/cid': 'military',
  };
  expect(follow(pairs, ['ann>bob'])).toEqual(['cid>ann defense bob', 'dan>ann defense bob']);
});

test('DIP-9: never where the partner is the aggressor', () => {
  expect(follow({ 'ann/cid': 'mutual-defense' }, ['ann>bob'])).toEqual([]);
});

test('DIP-9: if an ally attacks an ally, the others join the victim', () => {
  const pairs: Pairs = { 'ann/bob': 'alliance', 'ann/cid': 'alliance', 'bob/cid': 'alliance' };
  expect(follow(pairs, ['ann>bob'], 'automatic')).toEqual(['cid>ann defense bob']);
});

test('DIP-9: who joins a victim doesn’t call the aggressor’s own partners', () => {
  const pairs: Pairs = { 'bob/cid': 'mutual-defense', 'ann/dan': 'mutual-defense' };
  expect(follow(pairs, ['ann>bob'])).toEqual(['cid>ann defense bob']);
});

test('DIP-9: two who declare on each other call nobody', () => {
  const pairs: Pairs = { 'bob/cid': 'mutual-defense', 'ann/dan': 'mutual-defense' };
  expect(follow(pairs, ['ann>bob', 'bob>ann'])).toEqual([]);
});

test('DIP-9: with automatic wars of allies a chain leads into a general war', () => {
  const pairs: Pairs = {
    'ann/dan': 'alliance',
    'bob/cid': 'mutual-defense',
    'cid/eve': 'alliance',
    'bob/fay': 'mutual-defense',
  };
  // Ann attacks Bob; Dan follows Ann; Cid and Fay join Bob, against Dan too; Eve follows Cid.
  expect(follow(pairs, ['ann>bob'], 'automatic')).toEqual([
    'cid>ann defense bob',
    'fay>ann defense bob',
    'dan>bob alliance ann',
    'cid>dan defense bob',
    'fay>dan defense bob',
    'eve>ann alliance cid',
    'eve>dan alliance cid',
  ]);
});

test('DIP-9: those who are at war with the aggressor already don’t join again', () => {
  const pairs: Pairs = { 'bob/cid': 'alliance', 'ann/cid': 'war' };
  expect(follow(pairs, ['ann>bob'])).toEqual([]);
});

test('DIP-9: allies of an aggressor must try, those of the victim and its partners need not', () => {
  const pairs: Pairs = {
    'ann/bob': 'war',
    'ann/cid': 'alliance',
    'ann/dan': 'alliance',
    'ann/eve': 'mutual-defense',
    'bob/dan': 'mutual-defense',
    'bob/fay': 'alliance',
  };
  const relations = relationsOf(pairs, 'ann>bob');
  expect(dutiesIn(relations, { allianceWars: 'attempt' })).toEqual([
    { of: 'cid', against: 'bob', ally: 'ann' },
  ]);
  expect(dutiesIn(relations, { allianceWars: 'automatic' })).toEqual([]);
});

test('DIP-9: who is bound by two allies tries once', () => {
  const pairs: Pairs = {
    'ann/bob': 'war',
    'bob/dan': 'war',
    'ann/cid': 'alliance',
    'cid/dan': 'alliance',
  };
  const relations = relationsOf(pairs, 'ann>bob', 'dan>bob');
  expect(dutiesIn(relations, { allianceWars: 'attempt' })).toEqual([
    { of: 'cid', against: 'bob', ally: 'ann' },
  ]);
});
