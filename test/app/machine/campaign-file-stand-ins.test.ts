import { expect, test } from 'vitest';
import type { CampaignFile } from '#app/campaign-file/campaign-file';
import type { MachineTurn, StandIn } from '#app/ports/stand-in-record';
import { useCasesOf } from '#app/use-cases';
import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import { codeOf, deskOf, done } from '#test/support/desk';
import { newStore } from '#test/support/new-store';
import { testPorts } from '#test/support/ports';
import { runTurn } from '#test/support/steps-of-desk';

type Bent = Omit<CampaignFile, 'desk'> & {
  desk: { standIns?: StandIn[]; machineTurns?: MachineTurn[] };
};

/** A campaign in which a machine has played two turns of the Loran. */
async function exported(): Promise<string> {
  const { use, moderator: actor, ...desk } = await deskOf();
  const chosen = { empire: 'loran', kind: 'machine', level: 'beginner', personality: 'builder' };
  done(await use.setStandIn({ actor, ...chosen }));
  for (let turns = 0; turns < 3; turns += 1) await runTurn({ use, moderator: actor, ...desk });
  return done(await use.exportCampaign({ actor })).text;
}

test('TURN-5: stand-ins and what machines ordered travel with the campaign, and the machine plays on in the real store', async () => {
  const text = await exported();
  const store = await newStore();
  const use = useCasesOf(testPorts(store));
  const { slug } = done(await use.importCampaign({ text }));
  const actor = done(await use.actAsModerator({ slug }));
  const loran = { kind: 'player', campaign: actor.campaign, empire: 'loran' } as never;
  const own = async () => done(await use.readOwnStandIn({ actor: loran }));
  expect(await own()).toMatchObject({
    standIn: { kind: 'machine', level: 'beginner', personality: 'builder' },
    turns: [{ turn: 2 }, { turn: 1 }],
  });
  const { version } = done(await use.readDesk({ actor }));
  done(await use.runTurn({ actor, version }));
  expect((await own()).turns.map(({ turn }) => turn)).toEqual([3, 2, 1]);
  expect(done(await use.verifyCampaign({ actor })).sound).toBe(true);
  const back = { to: version, dice: 'new', reason: 'a test' } as const;
  const now = done(await use.readDesk({ actor })).version;
  done(await use.undo({ actor, version: now, ...back }));
  expect((await own()).turns.map(({ turn }) => turn)).toEqual([2, 1]);
  done(await use.saveDraft({ actor: loran, turn: 3, orders: [] }));
  expect((await own()).standIn).toBeNull();
});

test('TURN-5: a file with a machine that is none, or for nobody, is refused by its place', async () => {
  const text = await exported();
  const use = useCasesOf(testPorts(await newStore()));
  const refused = async (bend: (file: Bent) => void): Promise<string> => {
    const file = JSON.parse(text) as Bent;
    bend(file);
    const sent = formatCampaignFile(file, 'a test');
    const outcome = await use.importCampaign({ text: sent });
    expect(codeOf(outcome)).toBe('CAMPAIGN_FILE_REFUSED');
    return outcome.ok ? '' : outcome.error.issues.map(({ path }) => path).join(' ');
  };
  const first = <T>(rows: T[] | undefined): T => rows![0]!;
  const stranger = await refused(({ desk }) => {
    desk.standIns = [{ ...first(desk.standIns), empire: 'nobody' as never }];
  });
  expect(stranger).toContain('desk.standIns[0]');
  const level = await refused(({ desk }) => {
    desk.standIns = [{ ...first(desk.standIns), level: 'expert' as never }];
  });
  expect(level).toContain('standIns');
  const order = await refused(({ desk }) => {
    const noted = [{ order: { kind: 'Dance' } as never, why: 'It dances.' }];
    desk.machineTurns = [{ ...first(desk.machineTurns), noted }];
  });
  expect(order).toContain('machineTurns');
  const twice = await refused(({ desk }) => {
    desk.machineTurns = [first(desk.machineTurns), first(desk.machineTurns)];
  });
  expect(twice).toContain('desk.machineTurns[1]');
});

test('a file of an older program has no stand-ins', async () => {
  const file = JSON.parse(await exported()) as Bent;
  delete file.desk.standIns;
  delete file.desk.machineTurns;
  const use = useCasesOf(testPorts(await newStore()));
  const { slug } = done(
    await use.importCampaign({ text: formatCampaignFile(file as never, 'a test') }),
  );
  const actor = done(await use.actAsModerator({ slug }));
  const { lines } = done(await use.readStandIns({ actor }));
  expect(lines.map(({ standIn, turns }) => [standIn, turns])).toEqual([
    [null, []],
    [null, []],
  ]);
});
