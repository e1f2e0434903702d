import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '#main/config';
import { listen } from '#main/listen';
import { startServer } from '#main/start-server';
import { tempFolder } from '#test/support/temp-folder';

test('a second start keeps the campaign, its links and who is signed in', async () => {
  const data = await tempFolder();
  const config = { dataFolder: join(data.path, 'new', 'folder'), host: '127.0.0.1', port: 0 };
  const first = await startServer(config);
  const link = first.links.links[1]!;
  const entered = await fetch(first.address + link.path, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  await first.stop();

  const second = await startServer(config);
  expect(second.links).toEqual(first.links);
  const overview = await fetch(second.address + entered.headers.get('location')!, {
    headers: { cookie },
  });
  expect(await overview.text()).toContain('Turn 1, 3000.01. Orders are open.');
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
  expect(await status(second.links.links[0]!.path)).toBe(303);
  await second.stop();
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

test('the environment says where and how; nonsense is a sentence', () => {
  expect(readConfig({ FARLANE_DATA: '/x', FARLANE_PORT: '8080' })).toEqual({
    ok: true,
    value: { dataFolder: '/x', host: '127.0.0.1', port: 8080 },
  });
  expect(readConfig({ FARLANE_PORT: 'many' })).toMatchObject({
    error: expect.stringContaining('0 to 65535') as string,
  });
});
