import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { UploadId } from '#app/ports/uploads';
import { uploadsIn } from '#store/files/uploads';
import { folderForTest } from '#test/support/temp-folder';

async function* piecesOf(...pieces: readonly (string | Uint8Array)[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

const kept = async (bytes: string | Uint8Array, most?: number) => {
  const uploads = uploadsIn(join(folderForTest(), 'uploads'), most);
  const id = uploads.newId();
  expect(await uploads.keep(id, piecesOf(bytes))).toEqual({ ok: true, value: null });
  return { uploads, id };
};

test('what is sent in pieces is read as a whole, compressed or not', async () => {
  const { uploads, id } = await kept(gzipSync('Grüße'));
  expect(await uploads.read(id)).toEqual({ ok: true, value: 'Grüße' });
  const other = uploads.newId();
  await uploads.keep(other, piecesOf('in ', 'pieces'));
  expect(await uploads.read(other)).toEqual({ ok: true, value: 'in pieces' });
  await uploads.drop(other);
  expect(await uploads.read(other)).toEqual({ ok: false, error: 'missing' });
});

test('a small file that unpacks to a huge one is not unpacked to its end', async () => {
  const { uploads, id } = await kept(gzipSync(Buffer.alloc(5_000_000)), 1_000_000);
  expect(await uploads.read(id)).toEqual({ ok: false, error: 'large' });
});

test('a file of many small values is not read to its end: it would take more memory than its text', async () => {
  const { uploads, id } = await kept(gzipSync('[],'.repeat(5_000_001)));
  expect(await uploads.read(id)).toEqual({ ok: false, error: 'large' });
});

test('a compressed file that is cut off is told as damaged, and an empty one as missing', async () => {
  const cut = await kept(gzipSync('a campaign '.repeat(100)).subarray(0, 30));
  expect(await cut.uploads.read(cut.id)).toEqual({ ok: false, error: 'damaged' });
  const empty = await kept('');
  expect(await empty.uploads.read(empty.id)).toEqual({ ok: false, error: 'missing' });
});

test('a sender that goes away leaves nothing, and no name leads out of the folder', async () => {
  const folder = folderForTest();
  const uploads = uploadsIn(folder);
  async function* breaking() {
    yield Buffer.from('half');
    throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  }
  expect(await uploads.keep(uploads.newId(), breaking())).toMatchObject({ ok: false });
  expect(readdirSync(folder)).toEqual([]);
  const outside = brandAs<UploadId>('../../etc/passwd');
  expect(await uploads.read(outside)).toEqual({ ok: false, error: 'missing' });
});
