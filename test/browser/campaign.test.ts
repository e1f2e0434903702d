import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOrSkip } from '#test/support/browser';
import { campaignActs, type Player } from './campaign-acts.ts';
import { type CampaignTable, campaignTable } from './campaign-table.ts';
import { DESKTOP, PHONE, type Size, soundPages } from './sound-pages.ts';

const browser = await browserOrSkip();

/** A phase that waited for an answer goes on a little later. */
const SOON = { timeout: 30_000, interval: 500 };
const CORRECTED = 'your Treasury is 40 now (was 96).';

describe.skipIf(browser === undefined)(
  'a campaign of four turns, some of it on a desktop and some on a phone',
  () => {
    const sound = soundPages();
    const { read, clickFor, signUp, write, submit, run, runThrough, invite } = campaignActs(sound);
    const linkOf = new Map<string, string>();
    let table: CampaignTable;
    let at: string;
    let desk: string;
    let olga: Page;
    let sven: Page;
    let anna: Player;
    let bert: Player;
    let cleo: Player;
    let dora: Player;

    beforeAll(async () => {
      table = await campaignTable(browser!);
      at = `${table.address}/campaigns/war-of-the-hub`;
      desk = `${at}/moderator`;
      const playing = async (empire: string, size: Size): Promise<Player> => ({
        page: await table.comesIn(size),
        base: `${at}/empires/${empire}`,
      });
      [olga, sven] = [await table.comesIn(DESKTOP), await table.comesIn(PHONE)];
      anna = await playing('e1', PHONE);
      bert = await playing('e2', DESKTOP);
      cleo = await playing('e3', PHONE);
      dora = await playing('e2', DESKTOP);
    });
    afterAll(async () => {
      await table.close();
      expect([sound.faults, table.complaints]).toEqual([[], []]);
    });

    test('the moderator makes a campaign, and everybody comes in by a link', async () => {
      await signUp(olga, table.firstLink, 'Olga');
      await read(olga, `${table.address}/campaigns/new`);
      await olga.fill('#campaign-name', 'War of the Hub');
      await olga.click('summary:has-text("Settings")');
      await olga.click('details:has(> .field-grid #campaign-setting-battles) > summary');
      await olga.selectOption('#campaign-setting-battles', 'interactive');
      await clickFor(olga, 'Make the campaign', 'This page shows the links only once.');
      for (const seat of await olga.locator('.invitations > li').all()) {
        linkOf.set(await seat.locator('h2').innerText(), await seat.locator('input').inputValue());
      }
      // She is signed in: the owner's seat is hers, without a link.
      expect(linkOf.get('Empire 1')).toContain(`${table.address}/enter/`);
      await olga.click('a:has-text("Go to the desk")');
      await olga.waitForURL(`${desk}/`);
      await clickFor(olga, 'Issue the reports', 'orders are open');
      await signUp(anna.page, linkOf.get('Empire 1')!, 'Anna');
      await signUp(bert.page, linkOf.get('Empire 2')!, 'Bert');
      await signUp(cleo.page, linkOf.get('Empire 3')!, 'Cleo');
      await signUp(sven, await invite(olga, desk, 'spectator'), 'Sven');
      expect(await sven.innerText('main')).toContain('No turn is old enough yet.');
      const people = await read(olga, `${desk}/people`);
      for (const who of ['Olga', 'Anna', 'Bert', 'Cleo', 'Sven · 2 turns behind']) {
        expect(people).toContain(who);
      }
    });

    test('turn 1: orders by form, by text, and on the map', async () => {
      await read(olga, `${desk}/clock`);
      await olga.fill('#move-date', table.dayIn(1));
      await olga.fill('#move-time', '20:00');
      await clickFor(olga, 'Set the deadline', 'The deadline is set. All players see it.');
      await read(anna.page, `${anna.base}/orders`);
      await anna.page.click('summary:has-text("Move a fleet")');
      await anna.page.selectOption('#MoveFleet-fleet', { label: 'Vanguard at Gate 1' });
      await anna.page.selectOption('#MoveFleet-to', { label: 'Hub' });
      await clickFor(anna.page, 'Add: Move a fleet', 'Move Vanguard to Hub');
      expect(await submit(anna)).toMatch(/^[0-9a-f]{12}$/);
      await write(bert, 'move Vanguard: "Gate 2" -> Hub');
      await submit(bert);
      await read(cleo.page, `${cleo.base}/orders/map`);
      await cleo.page.click('.order-map-list a:text-is("Guard")');
      await cleo.page.locator('#chosen-title:text-is("Guard")').waitFor();
      await sound.look(cleo.page);
      await cleo.page.click('.order-map-goals a:has-text("Gate 3")');
      await clickFor(cleo.page, 'Order: move Guard to Gate 3', 'The move is in your draft.');
      expect(await read(cleo.page, `${cleo.base}/`)).toContain('Your orders are due');
    });

    test('turn 1: a late player is refused with the reason, and accepted after an extension', async () => {
      await read(cleo.page, `${cleo.base}/orders`);
      // The page was opened in time; what it still offers comes too late.
      table.pass(72);
      const passed = 'The deadline has passed. Nothing was changed.';
      await clickFor(cleo.page, 'Submit orders', passed);
      expect(await cleo.page.innerText('main')).toContain('Orders could be submitted or withdrawn');
      expect(await read(cleo.page, `${cleo.base}/orders`)).toContain('you submitted none');
      expect(await cleo.page.locator('button:text-is("Submit orders")').count()).toBe(0);
      const late = 'Empire 3 has a draft and has not submitted it; they were due';
      expect(await read(olga, `${desk}/`)).toContain(late);
      await olga.goto(`${desk}/clock`);
      await olga.selectOption('#extend-empire', { label: 'Empire 3' });
      await olga.fill('#extend-reason', 'On a journey');
      await olga.fill('#extend-date', table.dayIn(2));
      await olga.fill('#extend-time', '20:00');
      await clickFor(olga, 'Give an extension', 'The player has an extension, and is told.');
      const told = await read(cleo.page, `${cleo.base}/`);
      expect(told).toMatch(/The moderator gave you an extension until .* Reason: On a journey/);
      const others = await read(anna.page, `${anna.base}/`);
      expect(others).toContain('The start of the turn was moved');
      // Anna has met Empire 3; of its extension she is told nothing.
      const met = /First contact: you met Empire 3[^\n]*/u;
      expect(others).toMatch(met);
      expect(others.replace(met, '')).not.toMatch(/journey|Empire 3/);
      await submit(cleo);
    });

    test('turn 1: a battle asks its players, and goes on by their answers', async () => {
      const quiet = 'No open questions at the moment.';
      expect(await run(olga, desk)).toBe('asks');
      expect(await olga.innerText('main')).toContain('Empire 1 has 1 open question since');
      expect(await read(bert.page, `${bert.base}/questions`)).toContain(quiet);
      expect(await read(anna.page, `${anna.base}/questions`)).toContain('It is your turn to act');
      await anna.page.check('label:has-text("Demand a battle in deep space with Empire 2") input');
      await clickFor(anna.page, 'Answer', 'Your answers are submitted.');
      // The phase goes on by itself, and asks whom the battle is demanded of.
      const demand = 'Empire 1 demands a battle in deep space at Hub';
      await expect.poll(() => read(bert.page, `${bert.base}/questions`), SOON).toContain(demand);
      expect(await read(cleo.page, `${cleo.base}/questions`)).toContain(quiet);
      await bert.page.check('label:has(span:text-is("Accept")) input');
      await bert.page.check('label:has-text("My standing orders answer the rest") input');
      await clickFor(bert.page, 'Answer', 'Your answers are submitted.');
      await expect.poll(() => read(anna.page, `${anna.base}/questions`), SOON).not.toContain(quiet);
      await runThrough(olga, desk);
      const fought = /Battle at Hub\n.*Deep Space\n.*Empire 2\n/su;
      const report = await read(anna.page, `${anna.base}/reports/2/1/report`);
      expect(report).toMatch(
        /In short.*battle at Hub.*Vanguard moved.*Orders that you gave.*Move Vanguard to Hub/s,
      );
      expect(report).toMatch(fought);
      const far = await read(cleo.page, `${cleo.base}/reports/2/1/report`);
      expect(far).toContain('Guard moved from Home 3 to Gate 3.');
      // Her own Vanguard is named in the head of Gate 3.
      expect(far).not.toMatch(/\b(at|to) Hub|Battle|fought|Vanguard moved|Empire [12]/);
    });

    test('turn 2: an undo makes drafts of the orders again, and a second edition', async () => {
      // From here on the moderator has only a phone, and one of the players only a desktop.
      await olga.setViewportSize(PHONE);
      await cleo.page.setViewportSize(DESKTOP);
      await write(anna, 'move Guard: "Home 1" -> "Gate 1"');
      for (const player of [anna, bert, cleo]) await submit(player);
      await runThrough(olga, desk);
      await read(olga, `${desk}/`);
      await olga.click('details:has([aria-label^="Phases of Turn 2"]) > summary');
      const opening = '[aria-label^="Phases of Turn 2"] tr:has(th:text-is("Opening"))';
      await olga.click(`${opening} a:has-text("Undo back to here")`);
      await sound.look(olga);
      const asked = await olga.innerText('main');
      expect(asked).toContain('Undo back to turn 2, before the Economic Phase?');
      expect(asked).toContain('The orders of turn 2 and later become drafts');
      await olga.fill('#undo-reason', 'the wrong orders');
      await clickFor(olga, 'Undo these phases', 'The phases are undone.');
      expect(await olga.innerText('main')).toContain(
        'Empire 1 has a draft and has not submitted it',
      );
      expect(await read(anna.page, `${anna.base}/`)).toMatch(
        /The moderator undid later turns: it is turn 2 again.*You have a draft of 1 order. Submit it/s,
      );
      expect(await read(anna.page, `${anna.base}/orders`)).toContain('Move Guard to Gate 1');
      for (const player of [anna, bert, cleo]) await submit(player);
      await runThrough(olga, desk);
      expect(await read(anna.page, `${anna.base}/`)).toContain('This is edition 2 of turn 3');
      const reports = await read(anna.page, `${anna.base}/reports`);
      expect(reports).toMatch(/Turn 3, edition 2.*Turn 3\n.*taken back.*Turn 2/s);
      const moved = 'Guard moved from Home 1 to Gate 1.';
      expect(await read(anna.page, `${anna.base}/reports/3/1/report`)).toContain(moved);
      expect(await read(anna.page, `${anna.base}/reports/3/2/report`)).toContain(moved);
    });

    test('turn 3: a correction is previewed and made', async () => {
      await read(olga, `${desk}/corrections`);
      await olga.fill('#correction-text', 'treasury e1 40');
      await olga.fill('#correction-reason', 'a slip of the pen');
      await clickFor(olga, 'Preview', 'Messages to players');
      expect(await olga.innerText('#effect')).toContain(CORRECTED);
      expect(await olga.innerText('#effect')).not.toMatch(/Empire [23]/);
      expect(await olga.innerText('#effect')).toContain(
        'At once, in edition 3 of this turn’s report',
      );
      await clickFor(olga, 'Make the correction', 'Undo back to before this');
      expect(await olga.innerText('.correction-made')).toContain('a slip of the pen');
      expect(await olga.innerText('.correction-made')).toContain('edition 3 to Empire 1');
    });

    test('turn 3: the player whom it affects gets another edition at once, and nobody else does', async () => {
      const told = 'The moderator corrected your report. This is edition 3 of turn 3.';
      for (const path of ['/', '/orders']) {
        expect(await read(anna.page, anna.base + path)).toContain(told);
        expect(await read(cleo.page, cleo.base + path)).not.toContain('corrected');
      }
      await anna.page.goto(`${anna.base}/`);
      await anna.page.click('.flash a:has-text("Read the report")');
      await sound.look(anna.page);
      const annas = await anna.page.innerText('main');
      expect(annas).toContain(`Moderator’s correction: ${CORRECTED}`);
      expect(annas).not.toContain('slip of the pen');
      const reports = await read(anna.page, `${anna.base}/reports`);
      expect(reports).toMatch(/Turn 3, edition 3.*Turn 3, edition 2.*corrected by edition 3/s);
      expect(await read(cleo.page, `${cleo.base}/reports`)).not.toContain('edition 3');
    });

    test('turn 3: a player is replaced, and their orders are not carried out', async () => {
      await write(bert, 'move Guard: "Home 2" -> "Gate 2"');
      await submit(bert);
      for (const player of [anna, cleo]) await submit(player);
      await read(olga, `${desk}/people`);
      await olga.click('.card:has-text("Bert") a:has-text("Remove")');
      await sound.look(olga);
      expect(await olga.innerText('main')).toContain('orders for the open turn are withdrawn');
      await clickFor(olga, 'Remove the seat', 'The seat is removed.');
      for (const path of ['/', '/orders', '/reports/3/2/report']) {
        expect((await bert.page.goto(bert.base + path))?.status()).toBe(404);
      }
      await sound.look(bert.page);
      await read(olga, `${desk}/`);
      expect(await read(olga, `${desk}/people`)).toContain('Without a player: Empire 2.');
      await signUp(dora.page, await invite(olga, desk, 'player:e2'), 'Dora');
      expect(await read(dora.page, `${dora.base}/orders`)).toContain('No orders yet.');
      await runThrough(olga, desk);
      const hers = await read(dora.page, `${dora.base}/reports/4/1/report`);
      expect(hers).not.toMatch(/Guard|Orders that you gave|correction/);
      for (const { page, base } of [anna, cleo]) {
        expect(await read(page, `${base}/reports/4/1/report`)).not.toContain('correction');
      }
    });

    test('turn 4: the successor’s orders are carried out, and a spectator reads of long ago', async () => {
      await write(dora, 'move Guard: "Home 2" -> "Gate 2"');
      for (const player of [anna, dora, cleo]) await submit(player);
      await runThrough(olga, desk);
      const moved = 'Guard moved from Home 2 to Gate 2.';
      expect(await read(dora.page, `${dora.base}/reports/5/1/report`)).toContain(moved);
      expect(await read(dora.page, `${dora.base}/orders/receipts`)).toContain('Turn 4');
      const old = await read(sven, `${at}/spectator/`);
      expect(old).toMatch(/Turn 3\n.*Empire 1, edition 3.*Empire 3, edition 2.*Turn 2.*Turn 1/s);
      expect(old).not.toMatch(/Turn [45]|edition 1/);
      expect(old.match(/^Turn 3$/gm)).toHaveLength(1);
      const annas = await read(sven, `${at}/spectator/reports/e1/2/report`);
      expect(annas).toMatch(/Battle at Hub\n.*Empire 2\n/su);
      expect(annas).not.toContain('Orders that you gave');
      for (const path of ['/spectator/reports/e1/4/report', '/empires/e1/', '/moderator/']) {
        expect((await sven.goto(at + path))?.status()).toBe(404);
      }
    });
  },
);

afterAll(async () => {
  await browser?.close();
});
