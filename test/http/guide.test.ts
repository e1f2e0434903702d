import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOT_YET_ROUTES } from '#http/rules/not-yet';
import { PHASE_WORDS } from '#http/words/phases';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import { openSite, type TestSite } from '#test/support/http-site';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('TURN-2: the player’s guide has every phase in its order, and leads on to the rules', async () => {
  const guest = await site.visitor();
  const { status, text } = await guest.get('/guide');
  expect(status).toBe(200);
  const told = [...text.matchAll(/<dt>(\d+) ([^<]*)<\/dt>/gu)].map(([, number, name = '']) => {
    return `${number ?? ''} ${name.toLowerCase()}`;
  });
  expect(told).toEqual(
    PHASE_IDS.map((phase, at) => `${String(at + 1)} ${PHASE_WORDS[phase].toLowerCase()}`),
  );
  expect(text).toContain('href="/rules"');
  expect((await guest.get('/')).text).toContain('<a href="/guide">Player’s guide</a>');
});

test('what is not built yet is told in sentences, each with its rule, or that every rule acts', async () => {
  const guest = await site.visitor();
  const { text } = await guest.get('/not-yet');
  const rules = (await guest.get('/rules')).text;
  const lines = [...text.matchAll(/<dt><a href="\/rules#([^"]*)">.*?<dd>([^<]*)<\/dd>/g)];
  const written = readFileSync(new URL('../../docs/rules/not-yet.md', import.meta.url), 'utf8');
  expect(lines.map(([, rule]) => rule)).toEqual(
    [...written.matchAll(/^- ([A-Z]+-\d+):/gmu)].map(([, rule]) => rule),
  );
  expect(text.includes('Every rule acts.')).toBe(lines.length === 0);
  for (const [, rule = '', line = ''] of lines) {
    expect(rules).toContain(`id="${rule}"`);
    expect(line, rule).toMatch(/^[A-Z].*\.$/);
  }
});

test('a line of what is not built yet is read with its rule, also over two lines', async () => {
  const [route] = NOT_YET_ROUTES;
  const text = '# Clauses\n\n- TURN-3: This can’t be\n  changed (`BOM-4`).\n- FOG-13: Nor this.\n';
  const reply = await route!.handle({ notYetText: text } as never, {} as never);
  expect(JSON.stringify(reply)).toContain(
    '"rule":"TURN-3","text":"This can’t be changed (BOM-4)."',
  );
  expect(JSON.stringify(reply)).toContain('"rule":"FOG-13","text":"Nor this."');
});
