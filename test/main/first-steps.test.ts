import { expect, test } from 'vitest';
import type { Player } from '#app/actor';
import { useCasesOf } from '#app/use-cases';
import type { Briefing } from '#app/usecases/scenarios/read-briefing';
import { scenarioOrders } from '#main/scenario-orders';
import { readOrders } from '#main/read-orders';
import { projectText } from '#main/project-file';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import { done, FORCE_LISTS } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';

const TURNS = 6;
const SIDES = ['human', 'loran'] as const;
const scenario = projectText('scenarios/first-steps/scenario.json');

/** The learning game with dice of its own, with its first turn open. */
async function learning(secret: string) {
  const ports = testPorts(memoryStore());
  const secrets = { ...ports.secrets, campaignSecret: () => secret };
  const use = useCasesOf({ ...ports, secrets });
  const made = done(
    await use.createCampaign({ name: 'Lessons', scenario, forceLists: FORCE_LISTS }),
  );
  const moderator = done(await use.actAsModerator({ slug: made.slug }));
  const version = async () => done(await use.readDesk({ actor: moderator })).version;
  const run = async () => done(await use.runTurn({ actor: moderator, version: await version() }));
  const { campaign } = moderator;
  const player = (empire: string): Player => {
    return { kind: 'player', campaign, empire: brandAs<EmpireId>(empire) };
  };
  await run();
  return { use, run, player };
}

type Learning = Awaited<ReturnType<typeof learning>>;

const lessonNow = ({ lessons, turn }: Briefing) => lessons.find((lesson) => lesson.turn === turn)!;

/** Gives the orders of a player's lesson, and returns what is not simply fine about them. */
async function follow({ use, player }: Learning, side: string): Promise<readonly string[]> {
  const actor = player(side);
  const { lines } = lessonNow(done(await use.readBriefing({ actor }))!).orders[0]!;
  const { turn, view } = done(await use.readPlayerDesk({ actor })).issued!;
  const read = readOrders(lines.join('\n'), { view, key: side });
  const unread = read.flatMap(({ text, issues }) => issues.map((issue) => `${text}: ${issue}`));
  const orders = read.flatMap(({ order }) => order ?? []);
  const { verdicts } = done(await use.submitOrders({ actor, turn, orders }));
  const doubts = verdicts.flatMap(({ accepted, issues }, index) =>
    accepted && issues.length === 0
      ? []
      : [`turn ${String(turn)}, ${side}: ${read[index]?.text ?? ''} ${JSON.stringify(issues)}`],
  );
  return [...unread, ...doubts];
}

test.each(['two', 'three'])(
  'the lessons can be followed line by line, and lead to a battle, two colonies and peace (dice %s)',
  async (secret) => {
    const game = await learning(secret);
    const happened = new Set<string>();
    for (let turn = 1; turn <= TURNS; turn += 1) {
      for (const side of SIDES) expect(await follow(game, side)).toEqual([]);
      await game.run();
      const { seen } = done(await game.use.readPlayerDesk({ actor: game.player('human') })).issued!;
      for (const { type } of seen) happened.add(type);
    }
    const { view } = done(await game.use.readPlayerDesk({ actor: game.player('human') })).issued!;
    const named = (name: string) => Object.values(view.systems).find((one) => one.name === name)!;
    expect(named('Ford')).toMatchObject({ own: { owner: 'human', census: 1, productivity: 1 } });
    expect(view.neighbours).toMatchObject({ loran: { state: 'non-intercourse' } });
    expect([...happened]).toEqual(
      expect.arrayContaining(['BattleEnded', 'ColonyFounded', 'ArmisticeSigned']),
    );
  },
  60_000,
);

test('the order files are the lines of the lessons', () => {
  const { guide } = JSON.parse(scenario) as {
    guide: {
      lessons: { turn: number; title: string; orders: { empire: string; lines: string[] }[] }[];
    };
  };
  expect(guide.lessons.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { turn, title, orders } of guide.lessons) {
    const written = orders.map(({ empire, lines }) => ({
      empire,
      text: `# Turn ${String(turn)}. ${title}.\n${lines.join('\n')}\n`,
    }));
    expect(scenarioOrders('first-steps', turn)).toEqual(written);
  }
});
