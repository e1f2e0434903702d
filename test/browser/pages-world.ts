import { outsideWorld } from '#main/outside-world';
import type { KeptBackup } from '#app/ports/installation';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import type { RuleSet } from '#model/settings/rule-set';
import {
  done,
  FORCE_LISTS,
  scenarioText,
  sendBothToTheMiddle,
  type TestDesk,
} from '#test/support/desk';
import {
  type Fields,
  hiddenFields,
  HUMAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';
import { memoryStore } from '#test/support/memory-store';
import { noInstallation } from '#test/support/no-installation';
import { invited, join, PASSWORD, seatCalled } from '#test/support/people';
import { LIST_JSON } from '#test/support/sample-list';
import { TO_FORCES } from '#test/support/setup-desk';
import { formWith } from '#test/support/setup-site';
import { runTurn } from '#test/support/steps-of-desk';

/** The people who visit the pages. */
export const SEATS = ['moderator', 'player', 'spectator', 'operator', 'signed out'] as const;
export type Seat = (typeof SEATS)[number];

const BACKUP: KeptBackup = {
  name: 'farlane-2024-01-02.sqlite',
  kind: 'made',
  bytes: 3_000_000,
  madeAt: '2024-01-02T00:00:00.000Z',
};

/** A site on which every page has something to show. */
export type PagesWorld = Readonly<{
  site: TestSite;
  visitors: Readonly<Record<Seat, Visitor>>;
  /** Parts of addresses that only this world knows. */
  known: Readonly<Record<'setup' | 'link' | 'list' | 'solo' | 'seat' | 'operator', string>>;
}>;

type People = Readonly<{
  site: TestSite;
  olga: Visitor;
  anna: Visitor;
  sessions: readonly [string, string];
}>;

/** Another campaign of the same people, with its first turn opened or before. */
async function campaign(
  { site, sessions: [olga, anna] }: People,
  name: string,
  settings: Partial<RuleSet>,
  isOpened = true,
): Promise<TestDesk> {
  const { use } = site.desk;
  const scenario = scenarioText(settings);
  const made = done(await use.createCampaign({ name, scenario, forceLists: FORCE_LISTS }));
  const moderator = done(await use.actAsModerator({ slug: made.slug }));
  const version = async (): Promise<number> =>
    done(await use.readDesk({ actor: moderator })).version;
  const player = (empire: string) =>
    ({ kind: 'player', campaign: moderator.campaign, empire: brandAs<EmpireId>(empire) }) as const;
  const tokenOf = (empire: string): string =>
    made.players.find((one) => one.empire === empire)!.token;
  done(await use.takeSeat({ token: made.moderator.token, session: olga }));
  done(await use.takeSeat({ token: tokenOf('human'), session: anna }));
  if (isOpened) done(await use.runNextPhase({ actor: moderator, version: 0 }));
  return {
    ...{ ...site.desk, moderator, version, human: player('human'), loran: player('loran') },
    tokens: { moderator: made.moderator.token, human: tokenOf('human'), loran: tokenOf('loran') },
  };
}

/** Sends a form of a page to the page itself. */
const send = async (who: Visitor, page: string, fields: Fields): Promise<string> => {
  const opened = (await who.get(page)).text;
  const token = hiddenFields(opened, '/theme');
  const { status, to, text } = await who.send(page, {
    ...hiddenFields(opened, page),
    ...token,
    ...fields,
  });
  if (status >= 400)
    throw new Error(`${page}: ${String(status)} ${text.slice(text.indexOf('<main'))}`);
  return to;
};

/** The first address on a page that begins so. */
export async function linkOn(who: Visitor, page: string, start: string): Promise<string> {
  const { text } = await who.get(page);
  const [, found] = new RegExp(`href="(${start}[^"?#]+)[^"]*"`).exec(text) ?? [];
  if (found === undefined) throw new Error(`${page} has no link to ${start}`);
  return found;
}

/** Two turns with a battle, and what people write, choose and ask in the third. */
async function playTurns({ site, olga, anna }: People): Promise<void> {
  const { desk } = site;
  const { use, human } = desk;
  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  const machine = { empire: 'human', kind: 'machine', level: 'hard', personality: 'wary' };
  await send(olga, `${MODERATOR}/stand-ins`, machine);
  await runTurn(desk);
  const orders = [{ kind: 'InvestTech', points: 4 }] as const;
  done(await use.submitOrders({ actor: human, turn: 3, orders }));
  await send(anna, `${HUMAN}/letters/new`, {
    reader: 'loran',
    subject: 'Wolf 359',
    text: 'Stay away.',
  });
  await send(anna, `${HUMAN}/letters/moderators`, {
    about: '',
    rule: '',
    hours: '0',
    subject: 'A question',
    text: 'Was it so?',
  });
  await send(olga, `${MODERATOR}/notes`, { text: 'Watch Wolf 359.' });
  await send(olga, `${MODERATOR}/rulings`, {
    question: 'May a convoy wait?',
    rule: 'MOV-1',
    decision: 'It may.',
  });
  await send(olga, `${MODERATOR}/messages`, { text: 'A comet passes.', all: 'yes' });
  await send(olga, `${MODERATOR}/house-rules`, { text: 'Be kind.' });
  await send(olga, `${MODERATOR}/house-rules`, { text: 'Be very kind.' });
  await send(olga, `${MODERATOR}/standings`, { figure: ['systems', 'era'] });
  await send(olga, `${MODERATOR}/random-events`, {
    ...{
      act: 'choose',
      event: 'income-halved',
      place: 'human/',
      reason: 'for the story',
      turns: '3',
    },
  });
}

/** A campaign without a moderator, where players vote and read everybody’s papers; a proposal waits for votes. */
async function openCampaign(people: People): Promise<void> {
  const desk = await campaign(people, 'Open', { moderation: 'open', fog: 'openHanded' });
  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  const wish = {
    kind: 'ruling',
    question: 'May a convoy wait?',
    rule: 'MOV-1',
    decision: 'It may.',
  };
  const version = await desk.version();
  const about = { version, wish, reason: 'a slip', rules: ['MOV-1'] } as const;
  done(await desk.use.raiseProposal({ actor: desk.human, ...about } as never));
}

/** Battles that wait: for answers of players in one campaign, for an outcome in the other; and orders after an undo. */
async function waitingCampaigns(people: People): Promise<void> {
  const asked = await campaign(people, 'Asked', { battles: 'interactive' });
  await sendBothToTheMiddle(asked);
  await runTurn(asked);
  const table = await campaign(people, 'Table', { combat: 'external' });
  await sendBothToTheMiddle(table);
  await runTurn(table);
  await campaign(people, 'Fresh', {}, false);
  const undone = await campaign(people, 'Undone', {});
  await sendBothToTheMiddle(undone);
  await runTurn(undone);
  const { use, moderator: actor } = undone;
  const version = await undone.version();
  done(await use.undo({ actor, version, to: 1, dice: 'same', reason: 'a test' }));
}

/** A setup at its last steps, with a force list of its own; its address, and the link of a seat that is free. */
async function aSetup({
  site,
  olga,
  sessions,
}: People): Promise<Readonly<{ at: string; link: string }>> {
  const { use } = site.desk;
  const session = sessions[0];
  const forceLists = FORCE_LISTS;
  const { slug } = done(await use.createSetup({ session, name: 'Two Suns', forceLists }));
  const act = async (...acts: readonly object[]): Promise<void> => {
    for (const one of acts)
      done(await use.actInSetup({ session, slug, act: one, seen: null, forceLists }));
  };
  await act(...TO_FORCES.slice(0, 3));
  const page = `/setups/${slug}/lists`;
  const form = hiddenFields((await olga.get(`/setups/${slug}/empires`)).text, page);
  const sent = await olga.send(page, { ...form, act: 'text', text: LIST_JSON });
  if (sent.status !== 303) throw new Error(`${page}: ${String(sent.status)}`);
  await act(...TO_FORCES.slice(3));
  const { token } = done(await use.changeSetupSeat({ session, slug, player: 1, act: 'link' }));
  return { at: `/setups/${slug}`, link: `/setups/join/${token!}` };
}

/** A force list of the moderator, and battles with it that were fought; the address of the list. */
async function aDesign({ olga }: People): Promise<string> {
  const begun = await olga.submit('/designer', '/designer/begin', { act: 'text', text: LIST_JSON });
  const { text } = await olga.get(begun.to);
  const form = await olga.send('/designer/battle', {
    ...formWith(text, '/designer/list', 'name="list"'),
    act: 'battle',
  });
  const { to } = await olga.send('/designer/battle', {
    ...formWith(form.text, '/designer/battle', 'name="battles"'),
    ...{ scenario: 'deep-space', attacker: 'one', battles: '5', seed: '1', act: 'fight' },
    ...{ 'one.1.class': 'corsairs.sea-dog', 'one.1.count': '6' },
    ...{ 'two.1.class': 'loran.merte', 'two.1.count': '1' },
  });
  if (to !== '/designer/battle/result') throw new Error(`The battle led to ${to}.`);
  return begun.to;
}

/** What if of a seat: the battles at Wolf 359 are fought. */
async function fightOnPaper(who: Visitor, page: string): Promise<void> {
  const { text } = await who.get(`${page}?at=H0202`);
  const form = formWith(text, page, 'name="battles"');
  const { to, text: said } = await who.send(page, {
    ...{ ...form, battles: '5', act: 'fight' },
    ...{ 'one.1.class': 'human.ares', 'one.1.count': '2' },
    ...{ 'two.1.class': 'loran.lida', 'two.1.count': '2' },
  });
  if (to !== `${page}/result`)
    throw new Error(
      `${page}: ${said
        .slice(said.indexOf('<main'))
        .replaceAll(/<option.*?option>/g, '')
        .slice(0, 3000)}`,
    );
}

/** A campaign of one player against a machine; the address of the player. */
async function alone(olga: Visitor): Promise<string> {
  const { to } = await olga.submit('/campaigns/new/solo', '/campaigns/new/solo', {
    ...{ list: 'human', opponents: '1', level: 'beginner', personality: 'mixed' },
    ...{ size: 'small', battles: 'standing', empire: 'Upper' },
  });
  return to.replace('/orders/map', '');
}

/** Makes the site, its campaigns and its people. */
export async function pagesWorld(): Promise<PagesWorld> {
  const { texts } = outsideWorld({ store: memoryStore(), installation: noInstallation });
  const installation = { ...noInstallation, backups: () => [BACKUP], pathOf: () => '/nowhere' };
  const site = await openSite({ spectatorView: 'moderator' }, { texts, installation });
  const { desk } = site;
  const { use, tokens } = desk;
  const sessions = [
    (await join(desk, tokens.moderator, 'Olga')).session,
    (await join(desk, tokens.human, 'Anna')).session,
  ] as const;
  const seated = async (session: string): Promise<Visitor> => (await site.visitor()).with(session);
  const [olga, anna] = [await seated(sessions[0]), await seated(sessions[1])];
  const people = { site, olga, anna, sessions };
  await playTurns(people);
  await openCampaign(people);
  await waitingCampaigns(people);
  const setup = await aSetup(people);
  const list = await aDesign(people);
  await fightOnPaper(olga, `${MODERATOR}/what-if`);
  await fightOnPaper(anna, `${HUMAN}/what-if`);
  const solo = await alone(olga);
  const { token } = done(await use.makeOperatorLink({}))!;
  const account = { name: 'Otto', password: PASSWORD, again: PASSWORD };
  const operator = await seated(done(await use.makeOperator({ token, ...account })).session);
  const spectator = await site.visitor(
    (await invited(desk, { kind: 'spectator', delay: 1 })).token,
  );
  const visitors = {
    ...{ moderator: olga, player: anna, spectator, operator },
    'signed out': await site.visitor(),
  };
  const seat = await seatCalled(desk, 'Loran Imperium');
  const free = done(await use.makeOperatorLink({}))!;
  const known = { setup: setup.at, link: setup.link, list, solo, seat, operator: free.token };
  return { site, visitors, known };
}
