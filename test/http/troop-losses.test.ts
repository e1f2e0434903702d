import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { empireId } from '#test/support/campaign';
import { done, moveOf } from '#test/support/desk';
import {
  hiddenFields,
  LORAN,
  MODERATOR,
  openSite,
  type TestSite,
  type Visitor,
} from '#test/support/http-site';

const FILE = new URL('../../scenarios/iron-ring/scenario.json', import.meta.url);
const QUESTIONS = `${LORAN}/questions`;

let site: TestSite;
let moderator: Visitor;
let loran: Visitor;
afterEach(() => site.close());

const run = () => moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn' });
const viewOf = async (who: 'human' | 'loran') =>
  done(await site.desk.use.readPlayerDesk({ actor: site.desk[who] })).issued!.view;

/** The ground units of the Lorans at Comb, with what each has lost. */
async function garrison(): Promise<Readonly<Record<string, number>>> {
  const { units, designs, systems } = await viewOf('loran');
  const comb = valuesById(systems).find(({ name }) => name === 'Comb')!.id;
  return Object.fromEntries(
    valuesById(units).flatMap(({ id, design, place, damage }) =>
      place.kind === 'system' && place.system === comb && designs[design]?.design.kind === 'ground'
        ? [[id, damage]]
        : [],
    ),
  );
}

/** The human fleet comes to Comb and bombards the two ground units there; the turn runs until its first question. */
async function bombard(): Promise<void> {
  const scenario = JSON.parse(readFileSync(FILE, 'utf8')) as { settings: object };
  const settings = { ...scenario.settings, battles: 'interactive' };
  site = await openSite({}, {}, JSON.stringify({ ...scenario, settings }));
  const { desk } = site;
  moderator = await site.visitor(desk.tokens.moderator);
  loran = await site.visitor(desk.tokens.loran);
  const { turn, systems } = await viewOf('human');
  const system = valuesById(systems).find(({ name }) => name === 'Comb')!.id;
  const move = await moveOf(desk, desk.human, { fleet: 'Siege Fleet', path: ['Comb'] });
  const fire = {
    ...({ kind: 'Bombard', system, surrender: false, plunging: [] } as const),
    missions: [{ mission: 'anti-troop', points: 12 }] as const,
  };
  const peace = { kind: 'SetStanding', fleet: null, standing: { engage: 'nobody' } } as const;
  const orders = [peace, move, fire];
  done(await desk.use.submitOrders({ actor: desk.human, turn, orders }));
  const kili = { ...desk.loran, empire: empireId('kili') };
  for (const actor of [desk.loran, kili]) {
    done(await desk.use.submitOrders({ actor, turn, orders: [] }));
  }
  await run();
}

test('BOM-2, TURN-4: the owner of troops that are hit is asked, chooses which lose Attrition, and the turn goes on', async () => {
  await bombard();
  const [first = '', second = ''] = Object.keys(await garrison());
  const { text } = await loran.get(QUESTIONS);
  expect(text).toContain('Losses to the bombardment at Comb: 1 Attrition');
  const preset = (unit: string) =>
    new RegExp(
      `name="q0\\.hits\\.${unit}"[^>]*value="(\\d)"|value="(\\d)"[^>]*name="q0\\.hits\\.${unit}"`,
    )
      .exec(text)
      ?.slice(1)
      .join('');
  // What is chosen is not what the standing orders would choose.
  const usual = preset(first) === '1' ? first : second;
  const chosen = usual === first ? second : first;
  const hidden = hiddenFields(text, QUESTIONS);
  const tooMany = { [`q0.hits.${first}`]: '1', [`q0.hits.${second}`]: '1' };
  expect((await loran.send(QUESTIONS, { ...hidden, ...tooMany })).status).toBe(422);
  const answer = { [`q0.hits.${usual}`]: '0', [`q0.hits.${chosen}`]: '1' };
  const answered = await loran.send(QUESTIONS, { ...hidden, ...answer });
  expect(answered.to).toBe(`${QUESTIONS}?done=answered`);
  await run();
  expect(await garrison()).toEqual({ [chosen]: 1, [usual]: 0 });
  expect((await loran.get(QUESTIONS)).text).toContain('No open questions');
  expect((await viewOf('loran')).turn).toBe(2);
});

test('BOM-2, TURN-4: if the owner does not answer, standing orders choose', async () => {
  await bombard();
  const before = Object.keys(await garrison());
  expect((await loran.get(QUESTIONS)).text).toContain('Losses to the bombardment at Comb');
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/close-windows`, {});
  await run();
  const lost = await garrison();
  expect(Object.keys(lost)).toEqual(before);
  expect(Object.values(lost).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect((await viewOf('loran')).turn).toBe(2);
});
