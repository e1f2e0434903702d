import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { playerWorld } from '#http/what-if/player-world';
import type { EmpireView } from '#fog/views/empire-view';
import { namesOfView } from '#report/sentences/names-of-view';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { designId, empireId, unitId, unitOf } from '#test/support/campaign';
import { eventsOf, here, meetingAt, settle } from '#test/engine/battle/meetings-at';
import { looked } from '#test/engine/movement/voyages';
import type { CampaignState } from '#model/campaign/state';
import { contactsTable } from '#report/sections/contacts';
import { plainPhrase } from '#report/text/plain-phrase';
import { cellPhrase } from '#report/document/cell-phrase';

const [human, loran] = [empireId('human'), empireId('loran')];
const place = { kind: 'system', system: here } as const;

/** Humans take Loran convoys under the eyes of a Loran base that nobody fights. */
const before = looked(
  meetingAt({
    sides: { human: { f1: ['dd', 'dd', 'dd', 'dd'] }, loran: { f1: ['convoy', 'convoy'] } },
    units: [unitOf({ id: unitId('loran.b1'), owner: loran, design: designId('mines'), place })],
    owners: { [here]: 'loran' },
  }),
);
const after = settle(before);

const viewOf = (state: CampaignState, viewer: typeof human): EmpireView =>
  empireViewOf({ ...state, turn: 2 }, viewer, { campaignName: 'Prizes', rules: DEFAULT_RULE_SET });

/** What a viewer reads of convoys: own ones, those of others on the sheet, and sides in What if. */
function convoysOf(state: CampaignState, viewer: typeof human) {
  const view = viewOf(state, viewer);
  const table = contactsTable(view, namesOfView(view));
  const rows = table.kind === 'table' ? table.rows : [];
  const sheet = rows
    .map((cells) => cells.map((cell) => plainPhrase(cellPhrase(cell))).join(' | '))
    .filter((text) => text.includes('convoy'));
  const whatIf = playerWorld(view, [])
    .forces.filter(({ rows: some }) => some.some((row) => row.class === designId('convoy')))
    .map(({ owner, sides }) => [owner, sides]);
  const own = Object.values(view.units).filter(
    ({ design }) => design === designId('convoy'),
  ).length;
  return { own, sheet, whatIf };
}

test('ENC-6 FOG-12: captured convoys are their captor’s on the sheet and in What if, for both', () => {
  expect(eventsOf(after, 'UnitCaptured').length).toBe(2);
  expect(convoysOf(before, human)).toEqual({
    own: 0,
    sheet: ['c1 | Loran | H0202 | 2 convoy | now'],
    whatIf: [[loran, ['two']]],
  });
  expect(convoysOf(after.state, human)).toEqual({
    own: 2,
    sheet: ['c1 | Loran | H0202 | 2 convoy | captured in turn 1'],
    whatIf: [[human, ['one']]],
  });
  expect(convoysOf(after.state, loran)).toEqual({
    own: 0,
    sheet: ['c2 | Human | H0202 | 2 convoy (crippled) | now'],
    whatIf: [[human, ['two']]],
  });
});
