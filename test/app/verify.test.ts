import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { useCasesOf } from '#app/use-cases';
import { openStore } from '#store/open-store';
import { deskOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { testPorts } from '#test/support/ports';
import { folderForFile } from '#test/support/temp-folder';

const folder = folderForFile();

/** Each a repair "by hand" of something that was stored, and what must be said of it. */
const TAMPERED: readonly (readonly [string, string, RegExp])[] = [
  [
    'a treasury',
    `update empires set treasury = treasury + 1 where id = 'human'`,
    /The current state differs/,
  ],
  ['a lost unit', `delete from units where id = 'human.u1'`, /The current state differs/],
  [
    'an event',
    `update events set data = replace(data, '"treasury":26', '"treasury":27') where type = 'IncomePaid'`,
    /led to another state/,
  ],
  ['a lost event', `delete from events where type = 'FleetMoved'`, /has lost events/],
  [
    'a roll',
    `update rolls set data = replace(data, '"total":1', '"total":2')`,
    /gives another result/,
  ],
  ['an order', `update orderSheets set orders = '[]'`, /gives another result/],
  ['the secret', `update campaigns set secret = 'another'`, /gives another result/],
  [
    'a journal line',
    `update phaseRuns set hashBefore = 'x' where version = 3`,
    /does not begin where/,
  ],
  [
    'a report',
    `update publications set hash = 'x' where empire = 'loran'`,
    /differs from the one that was issued/,
  ],
  ['a lost report', `delete from publications where empire = 'loran'`, /is missing/],
  [
    'a report out of its order',
    `update publications set edition = 3 where empire = 'loran' and turn = 2`,
    /does not follow the edition before it/,
  ],
  ['a kept state', `update checkpoints set hash = 'x' where version = 1`, /stored state/],
];

test('the doctor finds what was changed behind the program’s back, and nothing else', async () => {
  const file = join(folder, 'campaign.sqlite');
  const opened = await openStore(file);
  const desk = await deskOf({}, opened.store);
  const verify = async () => done(await desk.use.verifyCampaign({ actor: desk.moderator }));
  done(await desk.use.runTurn({ actor: desk.moderator, version: 0 }));
  await sendBothToTheMiddle(desk);
  done(await desk.use.runTurn({ actor: desk.moderator, version: 1 }));
  expect(await verify()).toMatchObject({ sound: true, faults: [] });
  for (const [what, statement, fault] of TAMPERED) {
    const copy = join(folder, `${what.replaceAll(' ', '-')}.sqlite`);
    await opened.backup(copy);
    const raw = new Database(copy);
    raw.exec(statement);
    raw.close();
    const other = await openStore(copy);
    const tampered = await useCasesOf(testPorts(other.store)).verifyCampaign({
      actor: desk.moderator,
    });
    const { sound, faults } = done(tampered);
    expect([what, sound]).toEqual([what, false]);
    expect(faults.map((one) => one.text).join('\n'), what).toMatch(fault);
    await other.close();
  }
  await opened.close();
});
