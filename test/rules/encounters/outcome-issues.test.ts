import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { BattleId, DecisionId, EncounterId, LaneId, UnitId } from '#model/campaign/ids';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import { MODERATOR } from '#model/decisions/outcome';
import { outcomeIssues } from '#rules/encounters/outcome-issues';
import { empireId, systemId, unitId } from '#test/support/campaign';
import { outcomeUnit as unit } from './outcome-unit.ts';

const lane = brandAs<LaneId>('home');

const flight = { kind: 'flight', asPrize: null, holdsPrizes: false } as const;

const question: DecisionOf<'battle-outcome'> = {
  kind: 'battle-outcome',
  id: brandAs<DecisionId>('q'),
  cite: cite('ENC-1'),
  asked: MODERATOR,
  encounter: brandAs<EncounterId>('t1.H0000'),
  place: { kind: 'system', system: systemId('H0000') },
  battle: brandAs<BattleId>('t1.H0000.1'),
  scenario: 'deep-space',
  raidOn: null,
  sides: {
    attacker: {
      leader: empireId('human'),
      units: [
        unit('ship'),
        unit('wreck', { condition: 'crippled' }),
        unit('wing', { ...flight, carrier: unitId('ship') }),
        unit('hulk', { diesAtOnce: true }),
        unit('tired', { ...flight, carrier: unitId('ship'), condition: 'crippled' }),
        unit('zealot', { asPrize: null }),
      ],
      lanes: [lane],
    },
    defender: {
      leader: empireId('loran'),
      units: [
        unit('fort', { kind: 'base' }),
        unit('mines', { ...flight, kind: 'minefield', diesAtOnce: true }),
        unit('fox', { lurks: true }),
        unit('cub', { ...flight, carrier: unitId('fox'), lurks: true }),
        unit('deer', { kind: 'convoy', holdsPrizes: false }),
      ],
      lanes: [],
    },
  },
};

type Fate = AnswerOf<'battle-outcome'>['fates'][number]['fate'];
const fates = (...list: readonly (readonly [string, Fate])[]) => ({
  fates: list.map(([id, fate]) => ({ unit: unitId(id), fate })),
});
const away = (...list: readonly (readonly [string, LaneId?])[]) => ({
  retreats: list.map(([id, by = lane]) => ({ unit: unitId(id), lane: by })),
});
const out = (...list: readonly string[]): Readonly<{ cameOut: readonly UnitId[] }> => ({
  cameOut: list.map(unitId),
});

test.each<Readonly<{ what: string; said: object; codes: readonly string[] }>>([
  { what: 'nobody is hurt', said: {}, codes: [] },
  {
    what: 'all kinds of losses',
    said: fates(
      ['ship', 'crippled'],
      ['wreck', 'destroyed'],
      ['tired', 'repaired'],
      ['mines', 'destroyed'],
    ),
    codes: [],
  },
  {
    what: 'crippled and away',
    said: { ...fates(['ship', 'crippled']), ...away(['ship']) },
    codes: [],
  },
  {
    what: 'out of hiding',
    said: { ...fates(['fox', 'crippled'], ['cub', 'destroyed']), ...out('fox') },
    codes: [],
  },
  { what: 'one from elsewhere', said: fates(['ghost', 'destroyed']), codes: ['OUTCOME_STRANGER'] },
  {
    what: 'one lost twice',
    said: fates(['ship', 'crippled'], ['ship', 'destroyed']),
    codes: ['OUTCOME_TWICE'],
  },
  { what: 'crippled as before', said: fates(['wreck', 'crippled']), codes: ['OUTCOME_NO_CHANGE'] },
  { what: 'crippled mines', said: fates(['mines', 'crippled']), codes: ['OUTCOME_NOT_CRIPPLED'] },
  {
    what: 'a crippled Auxiliary',
    said: fates(['hulk', 'crippled']),
    codes: ['OUTCOME_NOT_CRIPPLED'],
  },
  {
    what: 'a flight left crippled',
    said: fates(['wing', 'crippled']),
    codes: ['OUTCOME_FLIGHT_CRIPPLED'],
  },
  { what: 'a repaired ship', said: fates(['wreck', 'repaired']), codes: ['OUTCOME_NOT_REPAIRED'] },
  {
    what: 'a sound flight repaired',
    said: fates(['wing', 'repaired']),
    codes: ['OUTCOME_NOT_REPAIRED'],
  },
  {
    what: 'lost and away',
    said: { ...fates(['ship', 'destroyed']), ...away(['ship']) },
    codes: ['OUTCOME_LOST_AND_AWAY'],
  },
  { what: 'a flight away by itself', said: away(['wing']), codes: ['OUTCOME_STAYS'] },
  { what: 'a base away', said: away(['fort']), codes: ['OUTCOME_STAYS'] },
  { what: 'by no lane of its side', said: away(['deer']), codes: ['OUTCOME_NO_WAY_OUT'] },
  {
    what: 'by a lane elsewhere',
    said: away(['ship', brandAs<LaneId>('far')]),
    codes: ['OUTCOME_NO_WAY_OUT'],
  },
  {
    what: 'hurt in hiding',
    said: fates(['fox', 'crippled'], ['cub', 'crippled']),
    codes: ['OUTCOME_HID', 'OUTCOME_HID'],
  },
  {
    what: 'out of nowhere',
    said: out('ship', 'cub'),
    codes: ['OUTCOME_NOT_HIDDEN', 'OUTCOME_NOT_HIDDEN'],
  },
  {
    what: 'ships, bases and convoys captured',
    said: fates(['wreck', 'captured'], ['deer', 'captured']),
    codes: [],
  },
  {
    what: 'captured by one that came out of hiding',
    said: { ...fates(['ship', 'captured'], ['fort', 'destroyed']), ...out('fox') },
    codes: [],
  },
  {
    what: 'flights, mines and those who would rather die captured',
    said: fates(['wing', 'captured'], ['mines', 'captured'], ['zealot', 'captured']),
    codes: ['OUTCOME_NOT_CAPTURED', 'OUTCOME_NOT_CAPTURED', 'OUTCOME_NOT_CAPTURED'],
  },
  {
    what: 'captured and lost',
    said: fates(['ship', 'captured'], ['ship', 'destroyed']),
    codes: ['OUTCOME_TWICE'],
  },
  {
    what: 'captured and away',
    said: { ...fates(['ship', 'captured']), ...away(['ship']) },
    codes: ['OUTCOME_LOST_AND_AWAY'],
  },
  { what: 'captured in hiding', said: fates(['fox', 'captured']), codes: ['OUTCOME_HID'] },
  {
    what: 'captured by those who are all lost, taken or away',
    said: {
      ...fates(
        ['fort', 'captured'],
        ['deer', 'captured'],
        ['wreck', 'destroyed'],
        ['hulk', 'destroyed'],
        ['zealot', 'destroyed'],
      ),
      ...away(['ship']),
    },
    codes: ['OUTCOME_NO_CREW', 'OUTCOME_NO_CREW'],
  },
  {
    what: 'captured by those who hid all the while',
    said: fates(['ship', 'captured'], ['fort', 'destroyed']),
    codes: ['OUTCOME_NO_CREW'],
  },
  {
    what: 'flights that outlive their captured base',
    said: fates(['ship', 'captured'], ['tired', 'repaired'], ['wing', 'destroyed']),
    codes: ['OUTCOME_LOST_WITH_PRIZE'],
  },
  {
    what: 'all reasons at once',
    said: {
      ...fates(['ghost', 'destroyed'], ['mines', 'crippled']),
      ...away(['fort'], ['fort']),
      ...out('ghost'),
    },
    codes: [
      'OUTCOME_STRANGER',
      'OUTCOME_NOT_CRIPPLED',
      'OUTCOME_STAYS',
      'OUTCOME_TWICE',
      'OUTCOME_STRANGER',
    ],
  },
])('ENC-1: an outcome that is entered: $what', ({ said, codes }) => {
  const nothing = {
    kind: 'battle-outcome',
    rounds: 2,
    fates: [],
    retreats: [],
    cameOut: [],
  } as const;
  const issues = outcomeIssues(question, { ...nothing, ...said });
  expect(issues.map(({ code }) => code)).toEqual(codes);
  for (const { path, text } of issues) {
    expect(path).toMatch(/^(fates|retreats|cameOut)\[\d\]$/);
    expect(text).toMatch(/[.:] ?/);
  }
});
