import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { runHere } from '#app/run/runner/run-here';
import { httpApp } from '#http/http-app';
import { compose } from '#main/compose';
import { listen } from '#main/listen';
import { done } from '#test/support/desk';
import {
  MODERATOR,
  NO_LIMITS,
  openSite,
  type TestSite,
  type Visitor,
  visitorOf,
} from '#test/support/http-site';

/** Holds each run before its third phase, until it is let go. */
function holdingRuns(): Readonly<{ runs: Ports['runs']; letGo: () => void }> {
  let letGo = (): void => undefined;
  const runs: Ports['runs'] = (ports, run, hooks) => {
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let reads = 0;
    const read: CampaignStore['read'] = async (work) => {
      reads += 1;
      if (reads === 3) await held;
      return ports.store.read(work);
    };
    return runHere({ ...ports, store: { ...ports.store, read } }, run, hooks);
  };
  return { runs, letGo: () => letGo() };
}

let site: TestSite;
let visitor: Visitor;
let letGo: () => void;
let close: () => void;
beforeEach(async () => {
  site = await openSite();
  const holding = holdingRuns();
  ({ letGo } = holding);
  const ports = { ...site.desk.ports, runs: holding.runs };
  const { server, address } = await listen(
    httpApp(compose(ports, { limits: NO_LIMITS, patienceMs: 0 })),
    { host: '127.0.0.1', port: 0 },
  );
  visitor = visitorOf(address);
  await visitor.enter(site.desk.tokens.moderator);
  close = () => {
    letGo();
    server.close();
    server.closeAllConnections();
  };
});
afterEach(async () => {
  close();
  await site.close();
});

const PAGE = `${MODERATOR}/progress`;
const STOP = `${PAGE}/stop`;
const page = async (): Promise<string> => (await visitor.get(PAGE)).text;

const begin = (what: 'turn' | 'phase') =>
  visitor.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what, confirmed: 'yes' });

async function pageWith(text: string): Promise<string> {
  for (let looks = 0; looks < 400; looks += 1) {
    const shown = await page();
    if (shown.includes(text)) return shown;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The page of the run never says “${text}”.`);
}

test('the page of a run names the phase, counts it, and says what is done and to do', async () => {
  expect((await begin('turn')).to).toBe(PAGE);
  const shown = await pageWith('Phase 3 of 12: Intel');
  expect(shown).toContain('value="16" max="100"');
  expect(shown).toMatch(/Economic <span class="quiet">done/);
  expect(shown).toMatch(/Intel Phase <span class="quiet">running/);
  expect(shown).toMatch(/Movement Phase <span class="quiet">to do/);
  // No turn has run yet that could tell.
  expect(shown).not.toMatch(/ left</);
  letGo();
  const over = await pageWith('No run is in progress');
  // The desk says then what was done.
  expect(over).toContain(`href="${MODERATOR}/?done&#x3D;turn"`);
});

test('the second turn takes as long as the first one took', async () => {
  const { use, moderator } = site.desk;
  done(await use.runTurn({ actor: moderator, version: await site.desk.version() }));
  await begin('turn');
  expect(await pageWith('Phase 3 of 12: Intel')).toMatch(/seconds? left</);
});

test('TURN-3: a run is stopped after its phase without a script; what ran stays, and the rest runs later', async () => {
  const before = await site.desk.version();
  await begin('turn');
  await pageWith('Phase 3 of 12: Intel');
  const stranger = await site.visitor(site.desk.tokens.human);
  const token = await stranger.tokenOf('/');
  expect((await stranger.send(STOP, { 'form-token': token })).status).toBe(404);
  expect((await visitor.send(STOP, { 'form-token': 'made up' })).status).toBe(403);
  expect(await page()).toContain('Stop after this phase');
  expect((await visitor.submit(PAGE, STOP)).to).toBe(PAGE);
  const stopping = await page();
  expect(stopping).toContain('It stops after the Intel Phase.');
  expect(stopping).toContain('Phase 3 of 3: Intel');
  expect(stopping).not.toContain('Stop after this phase');
  letGo();
  expect(await pageWith('No run is in progress')).not.toContain('Stop after this phase');
  const { runs, phase } = done(await site.desk.use.readDesk({ actor: site.desk.moderator }));
  expect([runs.at(-1)?.version, phase]).toEqual([before + 3, 'movement']);
  // Too late to stop it: the page says that nothing runs.
  const late = await visitor.send(STOP, { 'form-token': await visitor.tokenOf('/') });
  expect(late.to).toBe(PAGE);
});

test('a run of the clock ends when the clock is paused, and a single phase ends by itself: neither has the button', async () => {
  const { ports, moderator, version } = site.desk;
  const since = ports.clock.now();
  const from = await version();
  const shownOf = async (kind: 'due' | 'phase'): Promise<string> => {
    let shown = '';
    await ports.running.hold({ campaign: moderator.campaign, since, from, kind }, async () => {
      shown = await page();
      return { ok: true, value: null };
    });
    return shown;
  };
  const due = await shownOf('due');
  expect(due).toContain(`href="${MODERATOR}/clock">pause the clock`);
  expect(due).not.toContain('Stop after this phase');
  const alone = await shownOf('phase');
  expect(alone).toContain('Phase 1 of 1: Economic');
  expect(alone).not.toMatch(/Stop after this phase|pause the clock/);
});

test('TURN-5: who plays alone is led on when the run is over, and not before', async () => {
  const solo = '/campaigns/new/solo';
  const chosen = { list: 'human', opponents: '1', level: 'beginner', personality: 'mixed' };
  const more = { size: 'small', battles: 'setup', empire: 'Upper' };
  const desk = (await visitor.submit(solo, solo, { ...chosen, ...more })).to;
  const base = desk.replace('/orders/map', '');
  const { to } = await visitor.submit(desk, `${base}/run`);
  expect(to).toBe(`${base}/running`);
  const shown = (await visitor.get(to)).text;
  expect(shown).toContain(`href="${desk}">Back to your desk</a>`);
  expect(shown).not.toMatch(/To your questions|See what happened/);
  letGo();
});
