import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore } from '#store/open-store';
import { lookInto } from '#store/keeping/look-into';
import { codeOf, done } from '#test/support/desk';
import { OLD_PHASES, openOld, seatsOf } from './old-database.ts';

const copiesIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.includes('before-migration'));

const TAKEN = [{ engineVersion: '0.1.0', phases: OLD_PHASES }];

test('a database of 0.1.0 is brought up to date, and a copy of it stays beside it', async () => {
  const old = await openOld();
  const { verify, actor } = await seatsOf(old, 'first-contact');
  expect(await verify()).toEqual({
    taken: TAKEN,
    replayed: 0,
    recomputed: 0,
    faults: [],
    sound: true,
  });
  expect(done(await old.use.examineState({ actor }))).toEqual([]);
  const [copy = ''] = copiesIn(old.folder);
  const look = await lookInto(join(old.folder, copy));
  expect(look).toMatchObject({ faults: [], campaigns: 2 });
  expect(look.pending).toContain('0003-a-campaign-year');
});

test('what is missing is filled with what changes nothing, here and in what was kept and issued', async () => {
  const old = await openOld();
  const { actor, human } = await seatsOf(old, 'first-contact');
  const { campaign: id } = actor;
  const read = await old.read(async (reader) => ({
    rules: (await reader.campaign(id))!.rules,
    live: await reader.state(id),
    kept: (await reader.checkpoint(id, 7))!,
    issued: (await reader.publication(id, { turn: 2, edition: 1, empire: human.empire }))!,
  }));
  const { rules, live, kept, issued } = read;
  const empire = {
    gifts: 0,
    schematics: [],
    finds: [],
    techPool: 0,
    advancesInHand: 0,
    wonIn: null,
  };
  const standing = {
    engageRatio: 70,
    direct: ['flagship', 'carriers'],
    pursue: true,
    missions: 'best',
    retreat: 'nobody',
    unlockFirst: [],
    admits: [],
  };
  for (const one of [live.empires, kept.empires]) {
    expect(one[human.empire]).toMatchObject({ ...empire, standing });
  }
  expect(issued.view.empire).toMatchObject({ ...empire, standing });
  for (const { fleets, units } of [live, kept, issued.view]) {
    expect(new Set(Object.values(fleets).map((fleet) => fleet.lastMoved))).toEqual(new Set([0]));
    for (const unit of Object.values(units)) {
      expect(unit).toMatchObject({ census: 0, outOfSupply: 0 });
    }
  }
  for (const { projects } of [live, kept, issued.view]) expect(projects).toEqual({});
  const home = { missedGrowth: 0, blockaded: false };
  expect(kept.systems[kept.empires[human.empire]!.homeworld]).toMatchObject(home);
  expect(issued.view.systems[issued.view.empire.homeworld]!.own).toMatchObject(home);
  const chosen = {
    battles: 'standing',
    defensiveTargets: 'bases',
    pursuitSurprise: 'defender',
    armored: 'leftover',
    intelCostFactor: 5,
    victory: { needed: 1, conditions: [{ kind: 'time', turn: 120 }] },
  };
  expect(rules).toMatchObject(chosen);
  expect(issued.view.rules).toMatchObject({ ...chosen, movementModel: 'galaxies' });
});

test('opened a second time nothing is changed, and no second copy is made', async () => {
  const old = await openOld();
  await old.close();
  const bytes = (): unknown => {
    const db = new Database(old.file, { readonly: true });
    const kept = db.prepare('select * from checkpoints').all();
    const rows = [...kept, ...db.prepare('select * from publications').all()];
    db.close();
    return rows;
  };
  const before = bytes();
  await (await openStore(old.file)).close();
  expect(bytes()).toEqual(before);
  expect(copiesIn(old.folder)).toHaveLength(1);
});

/** Each something that was wrong before the upgrade, and what must be said of it. */
const DAMAGED: readonly (readonly [what: string, tamper: string, fault: RegExp])[] = [
  [
    'a kept state',
    `update checkpoints set hash = 'x' where version = 7`,
    /stored state of version 7/,
  ],
  [
    'the last kept state',
    `update checkpoints set hash = 'x' where version = 21`,
    /version 21 differs/,
  ],
  [
    'a report',
    `update publications set hash = 'x' where turn = 2`,
    /differs from the one that was issued/,
  ],
  ['a treasury', `update empires set treasury = 99`, /The current state differs/],
  ['a lost event', `delete from events where type = 'FleetMoved'`, /has lost events/],
  ['a journal line', `update phaseRuns set hashAfter = 'x' where version = 3`, /does not begin/],
];

test.each(DAMAGED)('%s that was damaged before is found after it', async (_what, tamper, fault) => {
  const { verify } = await seatsOf(await openOld(tamper), 'first-contact');
  const { sound, faults } = await verify();
  expect(sound).toBe(false);
  expect(faults.map(({ text }) => text).join('\n')).toMatch(fault);
});

test('what cannot be read at all does not keep the rest from being opened', async () => {
  const old = await openOld(
    `update checkpoints set state = x'00' where version = 7; update publications set seen = x'00' where turn = 2`,
  );
  const other = await seatsOf(old, 'ask-me');
  expect((await other.verify()).sound).toBe(true);
  const { actor } = await seatsOf(old, 'first-contact');
  expect(codeOf(await old.use.verifyCampaign({ actor }))).toBe('STORE_DAMAGED');
});

test('ENC-4, END-3: old events are told in the words of today', async () => {
  const withdrew = {
    type: 'SideWithdrew',
    cite: 'ENC-4',
    rolls: [],
    witnesses: [],
    encounter: 't2.H0202',
    place: { kind: 'system', system: 'H0202' },
    side: 'human',
    how: 'withdrew',
  };
  const old = await openOld(
    `update events set type = 'SideWithdrew', data = '${JSON.stringify(withdrew)}' where type = 'SidePassed'`,
  );
  const { actor, desk } = await seatsOf(old, 'first-contact');
  const told = new Map<string, object>();
  for (const { version } of (await desk()).runs) {
    const { events } = await old.read((reader) => reader.record(actor.campaign, version));
    for (const event of events) {
      const { type } = event.type === 'BattleMoment' ? event.moment : event;
      told.set(type, event.type === 'BattleMoment' ? event.moment : event);
    }
    const lines = done(await old.use.readEvents({ actor, which: { version } }));
    expect(lines[0]!.lines).toHaveLength(events.length);
  }
  expect(told.get('SideWithdrew')).toMatchObject({ isPart: false });
  expect(told.get('BattleEnded')).toMatchObject({ withdrew: [] });
  expect(told.get('SurpriseRolled')).toMatchObject({ bonus: 0 });
  expect(told.get('LengthRolled')).toMatchObject({ bonus: 0 });
  expect(told.get('StandingsTaken')).toMatchObject({
    standings: [
      { empire: 'human', conditions: [] },
      { empire: 'loran', conditions: [] },
    ],
  });
});
