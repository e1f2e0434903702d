import { expect, test } from 'vitest';
import { type ClockFacts, clockVerdict } from '#app/clock/clock-verdict';
import { newClock } from '#app/clock/new-clock';
import type { ClockSettings, TurnClock } from '#app/ports/turn-clock';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';

const HUMAN = brandAs<EmpireId>('human');
const LORAN = brandAs<EmpireId>('loran');
const at = (hour: string): string => `2026-11-23T${hour}:00.000Z`;

const settings: ClockSettings = { ...newClock().settings, mode: 'fixed', graceMinutes: 60 };
const clock: TurnClock = { ...newClock(settings), deadline: at('20:00'), announced: at('20:00') };
const facts = (some: Partial<ClockFacts> = {}, of: Partial<TurnClock> = {}): ClockFacts => ({
  clock: { ...clock, ...of },
  phase: 'economic',
  awaited: [HUMAN, LORAN],
  missing: [],
  open: 0,
  ...some,
});
const chosen = (some: Partial<ClockSettings>): Partial<TurnClock> => ({
  settings: { ...settings, ...some },
});
const extension = (until: string) => ({
  extensions: [{ empire: LORAN, until: at(until), reason: '' }],
});

/** `begin`, or why it waits. */
function verdictOf(hour: string, of: ClockFacts): string {
  const verdict = clockVerdict(of, at(hour));
  return verdict.do === 'wait' ? verdict.why : verdict.do;
}

const NONE = { missing: [] };
const ONE = { missing: [LORAN] };
const BOTH = { missing: [HUMAN, LORAN] };

test.each([
  ['before the deadline it waits', '19:59', facts(NONE), 'orders'],
  ['at the second of the deadline it begins', '20:00', facts(NONE), 'begin'],
  ['for somebody who is missing grace holds it', '20:59', facts(ONE), 'orders'],
  ['and no longer', '21:00', facts(ONE), 'begin'],
  [
    'an extension holds it for whom it was given',
    '22:59',
    facts(ONE, extension('23:00')),
    'orders',
  ],
  ['until its end', '23:00', facts(ONE, extension('23:00')), 'begin'],
  [
    'no extension holds it for one who has submitted',
    '20:00',
    facts(NONE, extension('23:00')),
    'begin',
  ],
  ['early, when all have submitted', '09:00', facts(NONE, chosen({ early: true })), 'begin'],
  ['not early while one is missing', '09:00', facts(ONE, chosen({ early: true })), 'orders'],
  [
    'never early when nobody is awaited',
    '09:00',
    facts({ awaited: [] }, chosen({ early: true })),
    'orders',
  ],
  ['one missing may be allowed', '21:00', facts(ONE, chosen({ mostMissing: 1 })), 'begin'],
  ['more are too many', '21:00', facts(BOTH, chosen({ mostMissing: 1 })), 'too-many-missing'],
  [
    'a limit of zero missing players waits for all',
    '21:00',
    facts(ONE, chosen({ mostMissing: 0 })),
    'too-many-missing',
  ],
  ['a paused clock waits', '23:30', facts(NONE, { pausedAt: at('19:00') }), 'paused'],
  ['no deadline, no turn', '23:30', facts(NONE, { deadline: null }), 'no-deadline'],
  [
    'a moderator who runs turns by hand',
    '23:30',
    facts(NONE, chosen({ mode: 'manual' })),
    'manual',
  ],
])('TURN-5: %s', (_what, hour, of, verdict) => {
  expect(verdictOf(hour, of)).toBe(verdict);
});

const trouble = { at: at('20:00'), text: '', tries: 1, retryAt: at('20:02') };
test.each([
  ['20:01', 'trouble'],
  ['20:02', 'begin'],
])('TURN-5: what failed is not tried again at once (%s)', (hour, verdict) => {
  expect(verdictOf(hour, facts(NONE, { trouble }))).toBe(verdict);
});

const begun = { reportsAt: at('23:00') };
test.each([
  [
    'a turn that the moderator began by hand is left to the moderator',
    '23:30',
    facts({ phase: 'movement' }),
    'by-hand',
  ],
  ['a turn that the clock began goes on', '21:00', facts({ phase: 'movement' }, begun), 'go-on'],
  [
    'players who are asked have time',
    '21:00',
    facts({ phase: 'encounters', open: 2 }, begun),
    'questions',
  ],
  [
    'up to the hour of the reports',
    '23:00',
    facts({ phase: 'encounters', open: 2 }, begun),
    'finish',
  ],
  ['nobody asked: the reports come no sooner', '21:00', facts({ phase: 'opening' }, begun), 'hour'],
  ['and no later', '23:00', facts({ phase: 'opening' }, begun), 'finish'],
])('TURN-7: %s', (_what, hour, of, verdict) => {
  expect(verdictOf(hour, of)).toBe(verdict);
});
