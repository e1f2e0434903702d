import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { MODERATOR, openSite, type TestSite, type Visitor } from '#test/support/http-site';

let site: TestSite;
let moderator: Visitor;
beforeAll(async () => {
  site = await openSite({ combat: 'external' });
  const { desk } = site;
  moderator = await site.visitor(desk.tokens.moderator);
  const text = 'intel Sol 3\nintel Sirius 3\nintel "Alpha Centauri" 3\nintel "Barnard\'s Star" 3';
  const given = { version: await desk.version(), text, tellReason: false };
  done(await desk.use.makeCorrection({ actor: desk.moderator, ...given, reason: 'spies' }));
  await sendBothToTheMiddle(desk);
  await moderator.submit(`${MODERATOR}/`, `${MODERATOR}/run`, { what: 'turn' });
});
afterAll(() => site.close());

const page = `${MODERATOR}/outcomes`;
const send = (fields: Readonly<Record<string, string>>) => moderator.submit(page, page, fields);
async function waiting() {
  const { use, moderator: actor } = site.desk;
  const [one] = done(await use.readOutcomes({ actor }));
  const { decision, forces } = one!;
  const side = decision.sides.attacker.leader === 'human' ? 'attacker' : 'defender';
  const scout = decision.sides[side].units.find(({ scouts }) => scouts !== undefined)!;
  return { decision, forces, side, scout: scout.unit, file: one!.file };
}
const previewedOf = (text: string): string =>
  /name="previewed" value="([^"]*)"/.exec(text)?.[1] ?? '';

test('CSC-5: the form asks what Intel was spent of who had any, and refuses what cannot be with all reasons', async () => {
  const { side } = await waiting();
  const { text } = await moderator.get(page);
  expect(text).toContain('Human Commonwealth: Intel spent before the battle');
  expect(text).toContain('2 functions');
  expect(text).not.toContain('Loran Imperium: Intel spent');
  const refused = await send({ act: 'preview', rounds: '1', [`intel.${side}`]: '4' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('had 3 Intel to spend here, not 4.');
  expect(refused.text).toContain('name all who scouted.');
});

test('CSC-5: Intel that cannot be read hides nothing else, and nothing follows from it', async () => {
  const { side, scout } = await waiting();
  const spent = { [`intel.${side}`]: 'some', [`scouts.${side}`]: scout };
  const refused = await send({ act: 'preview', rounds: '100', ...spent });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('of 3): “some” is not a whole number.');
  expect(refused.text).toContain('Rounds fought: 100 is too high. Give at most 99.');
  expect(refused.text).toContain(`href="#outcome-intel.${side}"`);
  expect(refused.text).not.toContain('Scout functions');
  expect(refused.text.match(/<li><a href="#outcome-/g)).toHaveLength(2);
  const many = await send({ act: 'preview', rounds: 'x', [`intel.${side}`]: '2' });
  expect(many.text).toContain('name all who scouted.');
  expect(many.text).toContain(`href="#outcome-scouts.${side}"`);
  expect(many.text).toContain(`id="outcome-scouts.${side}"`);
});

test('CSC-5: an outcome file says the same, by its schema', async () => {
  const { file, side, scout } = await waiting();
  const { use, moderator: actor } = site.desk;
  const blank = JSON.parse(file) as object;
  const textOf = (scouted: unknown) => JSON.stringify({ ...blank, rounds: 1, scouted });
  const given = (scouted: unknown) => ({ from: 'file', text: textOf(scouted) }) as const;
  const preview = (scouted: unknown) => use.previewOutcome({ actor, given: given(scouted) });
  const spent = [{ side, intel: 2, units: [scout] }];
  expect(done(await preview(spent)).scouted).toMatchObject([{ side, had: 3, intel: 2 }]);
  // Who was meant may be the one that scouted.
  const unclear = await preview([{ side, intel: 2, units: [7] }]);
  expect(unclear.ok ? [] : unclear.error.issues.map(({ path }) => path)).toEqual([
    'scouted[0].units[0]',
  ]);
  expect(codeOf(await preview([{ side: 'nobody', intel: 1, units: [] }]))).toBe('OUTCOME_REFUSED');
  expect(codeOf(await preview([{ side, intel: 3, units: [scout] }]))).toBe('OUTCOME_REFUSED');
});

test('CSC-5: what was spent is shown before it is entered, used up afterwards, and told to nobody else', async () => {
  const { side, scout } = await waiting();
  const spent = { rounds: '1', [`intel.${side}`]: '2', [`scouts.${side}`]: scout };
  const previewed = await send({ act: 'preview', ...spent });
  expect(previewed.text).toContain(
    'Human Commonwealth spent 2 of 3 Intel before the battle, through',
  );
  const entered = await send({ act: 'enter', previewed: previewedOf(previewed.text), ...spent });
  expect(entered.to).toBe(`${MODERATOR}/?done=outcome`);
  const { use, ports, moderator: actor, human, loran, version } = site.desk;
  const goOn = async () => done(await use.runNextPhase({ actor, version: await version() }));
  while ((await goOn()).kind !== 'ran') {
    const [next] = done(await use.readOutcomes({ actor }));
    const { decision, forces } = next!;
    // Its one Scout has scouted: there is nothing to ask of Intel any more.
    expect(JSON.stringify(decision.sides)).not.toContain('"intel"');
    const answer = { kind: 'battle-outcome', rounds: 0 };
    const given = { from: 'form', battle: decision.battle, forces, answer } as const;
    done(await use.enterOutcome({ actor, given }));
  }
  const state = await ports.store.read((reader) => reader.state(actor.campaign));
  const spentIn = Object.values(state.effects).filter(({ kind }) => kind === 'intel-spent');
  expect(spentIn).toMatchObject([{ owner: 'human', amount: 2, ends: state.turn }]);
  done(await use.runTurn({ actor, version: await version() }));
  const toldTo = async (player: typeof human) =>
    done(await use.readPlayerDesk({ actor: player })).issued!.seen.map(({ type }) => type);
  expect(await toldTo(human)).toContain('IntelSpent');
  expect(await toldTo(loran)).not.toContain('IntelSpent');
});
