import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForFile } from '#test/support/temp-folder';
import { testTerminal } from './terminal.ts';

const folder = folderForFile();

const fileOf = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

type File = Readonly<{
  units: readonly Readonly<{ units: readonly Readonly<{ unit: string; kind: string }>[] }>[];
}>;

test('ENC-1: a battle goes out as a file and comes in with its outcome', async () => {
  const terminal = testTerminal();
  await terminal.run('campaign', 'new', 'Far War', '--set', 'combat=external');
  await terminal.run('turn', 'run');
  expect((await terminal.run('outcome', 'show')).out).toContain('No battle is waiting');
  for (const [empire, fleet] of [
    ['human', 'Home Fleet'],
    ['loran', 'First Swarm'],
  ] as const) {
    const file = fileOf(`${empire}.txt`, `move "${fleet}": Wolf 359\n`);
    expect(await terminal.run('orders', 'submit', empire, file)).toMatchObject({ code: 0 });
  }
  const waits = await terminal.run('turn', 'run');
  expect(waits.out).toContain('the moderator: battle-outcome');
  expect(waits.out).toContain('farlane outcome show');
  expect(waits.out).not.toContain('farlane turn close');
  expect((await terminal.run('outcome', 'show')).out).toContain('human.u');

  const out = join(folder, 'fight.json');
  expect((await terminal.run('outcome', 'show', '--out', out)).code).toBe(0);
  const blank = JSON.parse(readFileSync(out, 'utf8')) as File;
  const { unit } = blank.units[0]!.units.find(({ kind }) => kind === 'ship')!;
  const fates = [{ unit, fate: 'destroyed' }];
  const filled = fileOf('filled.json', JSON.stringify({ ...blank, rounds: 2, fates }));
  const twice = fileOf('twice.json', JSON.stringify({ ...blank, fates: [...fates, ...fates] }));
  const refused = await terminal.run('outcome', 'enter', twice);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('is named twice');
  const prize = [{ unit, fate: 'captured' }];
  const taken = fileOf('taken.json', JSON.stringify({ ...blank, fates: prize }));
  const told = await terminal.run('outcome', 'enter', taken, '--dry-run');
  expect(told.out).toContain('captured, crippled');
  const foreign = fileOf('foreign.json', JSON.stringify({ ...blank, forces: 'x' }));
  expect((await terminal.run('outcome', 'enter', foreign)).code).toBe(3);
  expect((await terminal.run('outcome', 'enter', join(folder, 'none.json'))).code).toBe(2);

  expect((await terminal.run('outcome', 'enter', filled, '--dry-run')).out).toContain('destroyed');
  expect((await terminal.run('outcome', 'show')).out).toContain(unit);
  const entered = await terminal.run('outcome', 'enter', filled);
  expect(entered.out).toContain('The outcome is entered.');
  expect((await terminal.run('outcome', 'enter', filled)).code).toBe(3);
});

test('ENC-1: one battle of a campaign whose others the desk fights goes elsewhere, and back', async () => {
  const terminal = testTerminal();
  await terminal.run('campaign', 'new', 'Near War');
  await terminal.run('turn', 'run');
  expect((await terminal.run('outcome', 'elsewhere')).out).toContain('No encounter has a battle');
  for (const [empire, fleet] of [
    ['human', 'Home Fleet'],
    ['loran', 'First Swarm'],
  ] as const) {
    const file = fileOf(`near-${empire}.txt`, `move "${fleet}": Wolf 359\n`);
    expect(await terminal.run('orders', 'submit', empire, file)).toMatchObject({ code: 0 });
  }
  for (let ran = ''; !ran.includes('supply'); ) ran = (await terminal.run('turn', 'step')).out;
  const list = await terminal.run('outcome', 'elsewhere');
  expect(list.out).toContain('fought by Farlane');
  const encounter = /t\d+\.\S+/.exec(list.out)![0];
  expect((await terminal.run('outcome', 'elsewhere', 't9.nowhere')).code).toBe(3);
  expect((await terminal.run('outcome', 'elsewhere', encounter)).out).toContain(
    'You fight the battles of',
  );
  expect((await terminal.run('outcome', 'elsewhere', encounter)).code).toBe(3);
  const back = await terminal.run('outcome', 'elsewhere', encounter, '--back');
  expect(back.out).toContain('Farlane fights the battles of');
  await terminal.run('outcome', 'elsewhere', encounter);
  expect((await terminal.run('turn', 'run')).out).toContain('farlane outcome show');
  expect((await terminal.run('outcome', 'show')).out).toContain(`Battle ${encounter}.1`);
});
