import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import { countBy } from '#test/support/count-by';
import { done, FORCE_LISTS, sendBothToTheMiddle } from '#test/support/desk';
import { readForceLists } from '#app/campaigns/read-force-lists';
import { HUMAN, LORAN, openSite, type TestSite, type Visitor } from '#test/support/http-site';
import { runPhase, runTurn } from '#test/support/steps-of-desk';
import { fieldsOf } from './what-if-fields.ts';

const PLACES = { human: HUMAN, loran: LORAN } as const;
type Who = keyof typeof PLACES;
const SIDES = ['human', 'loran'] as const satisfies readonly Who[];

/** The units in the rows of a side: class and state, with how many. */
function rowsIn(html: string, side: 'one' | 'two'): Record<string, number> {
  const rows: Record<string, number> = {};
  for (let row = 1; row <= 40; row += 1) {
    const select = (field: string): string =>
      new RegExp(
        `name="${side}\\.${String(row)}\\.${field}"[^>]*>[\\s\\S]*?<option value="([^"]*)" selected`,
      ).exec(html)?.[1] ?? '';
    const count = new RegExp(`name="${side}\\.${String(row)}\\.count"[^>]*value="(\\d+)"`).exec(
      html,
    );
    if (select('class') === '' || count === null) continue;
    rows[`${select('class')} ${select('state')}`] = Number(count[1]);
  }
  return rows;
}

/** The fields of a battle under way. */
function soFarIn(html: string) {
  const { fought, length, 'one.lost': one, 'two.lost': two } = fieldsOf(html);
  return {
    ...{ fought: Number(fought), length: Number(length) },
    ...{ 'one.lost': Number(one), 'two.lost': Number(two) },
  };
}

const COSTS = new Map(done(readForceLists(FORCE_LISTS)).designs.map(({ id, cost }) => [id, cost]));

/** The cost of the units that a player has seen destroyed in the battle of a question, own and others. */
function lostIn({ decision, seen }: OwnQuestion): [number, number] {
  const costs: [number, number] = [0, 0];
  const entered = new Map<string, number>();
  for (const event of seen) {
    if (event.type !== 'BattleMoment' || !('battle' in decision)) continue;
    if (event.battle !== decision.battle) continue;
    const { moment } = event;
    const shown =
      moment.type === 'TaskForceFormed' || moment.type === 'ReinforcementsEntered'
        ? moment.entered
        : moment.type === 'UnitHit' && moment.first
          ? [moment.first]
          : [];
    for (const one of shown) {
      entered.set(`${String(one.own)} ${one.tag}`, COSTS.get(one.design) ?? 0);
    }
    if (moment.type === 'UnitHit' && moment.result === 'destroyed') {
      const { own, tag } = moment.hit;
      costs[own ? 0 : 1] += entered.get(`${String(own)} ${tag}`) ?? 0;
    }
  }
  return costs;
}

/** The answer of somebody who wants to fight; undefined: what the standing orders say. */
function eager(decision: OwnQuestion['decision']): OwnQuestion['answer'] | undefined {
  if (decision.kind === 'scenario-response') return { kind: 'accept' };
  if (decision.kind !== 'encounter-action') return undefined;
  const [{ empire, demandable } = { demandable: [] }] = decision.opponents;
  const [scenario] = demandable;
  return empire && scenario ? { kind: 'demand', scenario, against: empire } : undefined;
}

describe('FOG-6: a question leads to the chances of its battle', () => {
  let site: TestSite;
  let players: Record<Who, Visitor>;
  beforeAll(async () => {
    site = await openSite({ battles: 'interactive' });
    await sendBothToTheMiddle(site.desk, [
      { kind: 'SetStanding', fleet: null, standing: { directShare: 65 } },
    ]);
    await runTurn(site.desk);
    players = {
      human: await site.visitor(site.desk.tokens.human),
      loran: await site.visitor(site.desk.tokens.loran),
    };
  });
  afterAll(() => site.close());

  const openTo = async (who: Who): Promise<readonly OwnQuestion[]> =>
    done(await site.desk.use.readPlayerDesk({ actor: site.desk[who] })).questions.filter(
      ({ status }) => status === 'open',
    );

  /** The page that the questions of a player lead to. */
  async function oddsOf(who: Who, { decision }: OwnQuestion): Promise<string> {
    const { text } = await players[who].get(`${PLACES[who]}/questions`);
    const path = `${PLACES[who]}/what-if?question=${encodeURIComponent(decision.id)}`;
    expect(text.replaceAll('&#x3D;', '=')).toContain(`href="${path}"`);
    const page = await players[who].get(path);
    expect(page.status).toBe(200);
    return page.text;
  }

  async function answerAll(who: Who): Promise<void> {
    const answers = (await openTo(who)).map((question) => {
      const { decision, turn, attempt, phase, askedAt, standing } = question;
      const answer = eager(decision) ?? standing;
      return { decision: decision.id, turn, attempt, phase, askedAt, answer };
    });
    if (answers.length === 0) return;
    const { actor } = { actor: site.desk[who] };
    done(await site.desk.use.answerDecisions({ actor, answers, leaveToStanding: [] }));
  }

  const PLAYED = `${HUMAN}/what-if`;

  test('ENC-5: what was played through from a question can be ordered when orders are open again', async () => {
    const [question] = await openTo('human');
    const form = fieldsOf(await oddsOf('human', question!));
    const tried = { ...form, battles: '5', act: 'fight', 'one.doctrine': 'raider' };
    await players.human.send(PLAYED, tried);
    const { text } = await players.human.get(`${PLAYED}/result`);
    expect(text).not.toContain('Use as standing orders');
    expect(text).toContain('Once the next turn’s orders are open');
  });

  test('with exactly the units that it shows, from the first question to the last round', async () => {
    const asked = new Set<string>();
    const late: Omit<ReturnType<typeof soFarIn>, 'fought' | 'length'>[] = [];
    const forces: Record<Who, Record<string, number>[]> = { human: [], loran: [] };
    for (let step = 0; step < 12; step += 1) {
      for (const who of SIDES) {
        for (const question of await openTo(who)) {
          const { decision } = question;
          asked.add(decision.kind);
          const html = await oddsOf(who, question);
          const own = rowsIn(html, 'one');
          const theirs = rowsIn(html, 'two');
          if (decision.kind === 'encounter-action' || decision.kind === 'scenario-response') {
            expect(own).toEqual(countBy(decision.own, (one) => `${one.design} ${one.condition}`));
            const groups =
              decision.kind === 'scenario-response'
                ? decision.groups
                : decision.opponents.flatMap((one) => one.groups);
            expect(theirs).toEqual(
              Object.fromEntries(
                groups.map((one) => [`${one.design} ${one.condition}`, one.count]),
              ),
            );
          }
          if (decision.kind === 'fire') {
            // Everybody in sight is in the rows, in their condition of now.
            const sight = countBy(decision.enemy, (one) => `${one.design} ${one.condition}`);
            for (const [key, count] of Object.entries(sight)) {
              expect(theirs[key]).toBeGreaterThanOrEqual(count);
            }
            const force = countBy(decision.own, (one) => `${one.design} ${one.condition}`);
            for (const [key, count] of Object.entries(force)) {
              expect(own[key]).toBeGreaterThanOrEqual(count);
            }
          }
          if ('round' in decision) {
            const { fought, length, ...sides } = soFarIn(html);
            expect(fought).toBe(decision.round - (decision.kind === 'round-end' ? 0 : 1));
            if ('length' in decision) expect(length).toBe(decision.length);
            expect([sides['one.lost'], sides['two.lost']]).toEqual(lostIn(question));
            if (fought > 0) late.push(sides);
          }
          forces[who].push(own);
          expect(html).toMatch(/name="one\.directShare"[^>]*value="65"/);
        }
      }
      for (const who of SIDES) await answerAll(who);
      await runPhase(site.desk);
    }
    expect([...asked]).toEqual(expect.arrayContaining(['encounter-action', 'task-force', 'fire']));
    expect(late.some((one) => one['one.lost'] > 0 || one['two.lost'] > 0)).toBe(true);
    // Damage and losses show in the rows of later questions.
    const [first, last] = [forces.human[0], forces.human.at(-1)];
    expect(last).not.toEqual(first);
  });

  test('ENC-5: then it becomes orders to the fleets that were asked about', async () => {
    const { use, moderator: actor } = site.desk;
    for (let isAsked = true; isAsked; ) {
      for (const who of SIDES) await answerAll(who);
      const { version } = done(await use.readDesk({ actor }));
      const { stopped } = done(await use.runTurn({ actor, version, passOver: true }));
      isAsked = stopped.at === 'questions';
    }
    const { text } = await players.human.get(`${PLAYED}/result`);
    expect(text).toContain('Use as standing orders');
    const [, token = ''] = /name="form-token" value="([^"]*)"/.exec(text) ?? [];
    const kept = await players.human.send(`${PLAYED}/standing`, { 'form-token': token });
    expect(kept.status).toBe(303);
    const { sheet } = done(await use.readPlayerDesk({ actor: site.desk.human }));
    const orders = sheet!.verdicts.map(({ order }) => order);
    expect(orders).toMatchObject([{ kind: 'SetStanding', standing: { engageRatio: 150 } }]);
  });
});
