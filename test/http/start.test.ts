import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '#main/config';
import { listen } from '#main/listen';
import { keepFirstLinks } from '#main/first-campaign';
import { openDataFolder } from '#main/open-data-folder';
import { outsideWorld } from '#main/outside-world';
import { openStore } from '#store/open-store';
import { startServer } from '#main/start-server';
import { startTrouble } from '#main/start-trouble';
import { homeDataFolder } from '#main/usual-data-folder';
import { useCasesOf } from '#app/use-cases';
import { done, FORCE_LISTS, scenarioText } from '#test/support/desk';
import { visitorOf } from '#test/support/http-site';
import { noInstallation } from '#test/support/no-installation';
import { tempFolder } from '#test/support/temp-folder';

test('a second start keeps the campaign, its links and who is signed in', async () => {
  const data = await tempFolder();
  const config = { dataFolder: join(data.path, 'new', 'folder'), host: '127.0.0.1', port: 0 };
  const first = await startServer(config);
  const link = first.links.links[1]!;
  const visitor = visitorOf(first.address);
  const entered = await visitor.submit(link.path, link.path, { way: 'link' });
  const cookie = visitor.cookies();
  await first.stop();

  const second = await startServer(config);
  expect(second.links).toEqual(first.links);
  const desk = await fetch(second.address + entered.to, { headers: { cookie } });
  expect(await desk.text()).toContain('<span class="quiet">3000.01</span></h1>');
  await second.stop();

  const { mode } = await stat(join(config.dataFolder, 'sign-in-links.json'));
  expect(mode & 0o777).toBe(0o600);
  await data.remove();
});

test('when the file of links is gone, new links are made and the old ones end', async () => {
  const data = await tempFolder();
  const config = { dataFolder: data.path, host: '127.0.0.1', port: 0 };
  const first = await startServer(config);
  await first.stop();
  const { rm } = await import('node:fs/promises');
  await rm(join(data.path, 'sign-in-links.json'));
  const second = await startServer(config);
  const status = async (path: string) =>
    (await fetch(second.address + path, { redirect: 'manual' })).status;
  expect(await status(first.links.links[0]!.path)).toBe(404);
  expect(await status(second.links.links[0]!.path)).toBe(200);
  await second.stop();
  await data.remove();
});

test('a file of links that cannot be read ends no link: the start says what to do', async () => {
  const data = await tempFolder();
  const config = { dataFolder: data.path, host: '127.0.0.1', port: 0 };
  const first = await startServer(config);
  await first.stop();
  const file = join(data.path, 'sign-in-links.json');
  const links = await readFile(file, 'utf8');
  await writeFile(file, links.slice(0, 80));
  await expect(startServer(config)).rejects.toThrow('Farlane can’t read the sign-in links');
  await writeFile(file, links);
  const second = await startServer(config);
  const path = first.links.links[0]!.path;
  expect((await fetch(second.address + path, { redirect: 'manual' })).status).toBe(200);
  await second.stop();
  await data.remove();
});

test('the links of a campaign that was made at the command line outlive the start of the server', async () => {
  const data = await tempFolder();
  const folder = await openDataFolder(data.path);
  const use = useCasesOf(outsideWorld({ ...folder, installation: noInstallation }));
  const text = { scenario: scenarioText(), forceLists: FORCE_LISTS };
  const made = done(await use.createCampaign({ name: 'Mine', ...text }));
  await keepFirstLinks(use, folder.linksFile, made);
  const later = done(await use.createCampaign({ name: 'Second', ...text }));
  await keepFirstLinks(use, folder.linksFile, later);
  await folder.close();
  const server = await startServer({ dataFolder: data.path, host: '127.0.0.1', port: 0 });
  expect(server.links.campaign).toBe('Mine');
  for (const { token } of [made.moderator, ...made.players, later.moderator]) {
    const entered = await fetch(`${server.address}/enter/${token}`, { redirect: 'manual' });
    expect(entered.status).toBe(200);
  }
  await server.stop();
  await data.remove();
});

test('in a folder that others may look into, the files with secrets are the owner’s alone', async () => {
  const data = await tempFolder();
  await chmod(data.path, 0o755);
  const opened = await openDataFolder(data.path);
  const beside = await openStore(join(data.path, 'farlane.db'));
  const copy = join(data.path, 'backup.db');
  await beside.backup(copy);
  const modeOf = async (name: string) => (await stat(join(data.path, name))).mode & 0o777;
  for (const name of ['farlane.db', 'farlane.db-wal', 'farlane.db-shm', 'backup.db']) {
    expect([name, await modeOf(name)]).toEqual([name, 0o600]);
  }
  await expect(beside.backup(copy)).rejects.toMatchObject({ failure: 'failed' });
  expect((await stat(copy)).size).toBeGreaterThan(0);
  await beside.close();
  await opened.close();
  // A file of an earlier version, which anybody could read.
  await chmod(join(data.path, 'farlane.db'), 0o644);
  await (await openDataFolder(data.path)).close();
  expect(await modeOf('farlane.db')).toBe(0o600);
  await data.remove();
});

test('a port that is taken is passed over', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const { server, address } = await listen(() => undefined, { host: '127.0.0.1', port });
  expect(Number(new URL(address).port)).toBeGreaterThan(port);
  server.close();
  taken.close();
});

test('a port that a proxy leads to is not passed over: the start says what to do', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const publicUrl = 'https://farlane.example';
  const config = { dataFolder: '/unused', host: '127.0.0.1', port, publicUrl };
  const error: unknown = await listen(() => undefined, config).catch((thrown: unknown) => thrown);
  taken.close();
  expect(startTrouble(error, config)).toMatch(
    new RegExp(`^Port ${String(port)} of 127.0.0.1 is in use.*FARLANE_PORT`),
  );
});

test('a data folder that can’t be made is named, with what to do about it', async () => {
  const data = await tempFolder();
  const file = join(data.path, 'file');
  await writeFile(file, '');
  const config = { dataFolder: join(file, 'below'), host: '127.0.0.1', port: 0 };
  const error: unknown = await startServer(config).catch((thrown: unknown) => thrown);
  expect(startTrouble(error, config)).toMatch(/can’t make the data folder .*below.*FARLANE_DATA/);
  await data.remove();
});

test('an installed package keeps its data in the home folder, or where XDG and Windows keep such', () => {
  expect(homeDataFolder({}, '/home/ann', 'linux')).toBe('/home/ann/.local/share/farlane');
  expect(homeDataFolder({ XDG_DATA_HOME: '/srv/ann' }, '/home/ann', 'linux')).toBe(
    '/srv/ann/farlane',
  );
  expect(homeDataFolder({ XDG_DATA_HOME: 'relative' }, '/home/ann', 'linux')).toBe(
    '/home/ann/.local/share/farlane',
  );
  expect(homeDataFolder({ LOCALAPPDATA: '/c/local' }, '/home/ann', 'win32')).toBe(
    '/c/local/farlane',
  );
});

test('the environment says where and how; nonsense is a sentence', () => {
  expect(readConfig({ FARLANE_DATA: '/x', FARLANE_PORT: '8080' })).toEqual({
    ok: true,
    value: { dataFolder: '/x', host: '127.0.0.1', port: 8080 },
  });
  const FARLANE_PUBLIC_URL = 'https://farlane.example/';
  expect(readConfig({ FARLANE_PUBLIC_URL })).toMatchObject({
    value: { publicUrl: 'https://farlane.example' },
  });
  for (const wrong of ['http://farlane.example', 'https://a.example/below', 'farlane']) {
    expect(readConfig({ FARLANE_PUBLIC_URL: wrong })).toMatchObject({
      error: expect.stringContaining('https address') as string,
    });
  }
  expect(readConfig({ FARLANE_THREADS: '3' })).toMatchObject({ ok: true, value: { threads: 3 } });
  for (const wrong of ['0', '65', 'all']) {
    expect(readConfig({ FARLANE_THREADS: wrong })).toEqual({
      ok: false,
      error: `FARLANE_THREADS is “${wrong}”. Give a number from 1 to 64, or leave it out.`,
    });
  }
  expect(readConfig({ FARLANE_PORT: 'many' })).toMatchObject({
    error: expect.stringContaining('0 to 65535') as string,
  });
});

test('a damaged file keeps the server from starting, with what to do about it', async () => {
  const data = await tempFolder();
  await writeFile(join(data.path, 'farlane.db'), 'this is no database, '.repeat(500));
  const config = { dataFolder: data.path, host: '127.0.0.1', port: 0 };
  const error: unknown = await startServer(config).catch((thrown: unknown) => thrown);
  const told = startTrouble(error, config);
  expect(told).toContain('restore the last backup');
  expect(told).toContain(data.path);
  await data.remove();
});
