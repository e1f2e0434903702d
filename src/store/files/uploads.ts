import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { UploadId, Uploads, UploadTrouble } from '#app/ports/uploads';
import { brandAs } from '#kernel/brand/brand';
import { err, ok, type Result } from '#kernel/result/result';
import { fileFailure } from './file-failure.ts';

/** The most bytes of a file when it is unpacked: a small compressed file can unpack to any size. */
const MOST_UNPACKED = 192_000_000;
/** The most values of a file, by its commas, and the most lists and objects: what is read takes far more memory than its text. */
const MOST_VALUES = 20_000_000;
const MOST_CONTAINERS = 5_000_000;
const [COMMA, LIST, OBJECT] = [0x2c, 0x5b, 0x7b];
const ID_BYTES = 12;
const ID = /^[0-9a-f]{24}$/u;
const GZIP = [0x1f, 0x8b];

const TROUBLES = { full: 'full', damaged: 'damaged', missing: 'missing' } as const;

/** A failure of the disk by what can be said of it; bugs of ours go through as they are. */
function troubleOf(error: unknown, path: string): UploadTrouble {
  const { trouble } = fileFailure(error, path);
  return trouble in TROUBLES ? TROUBLES[trouble as keyof typeof TROUBLES] : 'failed';
}

/** The first bytes say whether a file is compressed; its name says nothing. */
async function isPacked(path: string): Promise<boolean> {
  const first: number[] = [];
  for await (const piece of createReadStream(path, { end: 1 })) {
    // A stream of a file without an encoding gives bytes.
    first.push(...(piece as Buffer));
  }
  return GZIP.every((byte, index) => first[index] === byte);
}

/** Reads a file piece by piece, so that it never holds more than the limit. */
async function textOf(path: string, most: number): Promise<Result<string, UploadTrouble>> {
  const packed = await isPacked(path);
  const file = createReadStream(path);
  const pieces: Buffer[] = [];
  const read = { bytes: 0, values: 0, containers: 0 };
  const isLarge = (): boolean =>
    read.bytes > most || read.values > MOST_VALUES || read.containers > MOST_CONTAINERS;
  const isHeavy = (piece: Buffer): boolean => {
    for (const byte of piece) {
      if (byte === COMMA) read.values += 1;
      else if (byte === LIST || byte === OBJECT) read.containers += 1;
    }
    return isLarge();
  };
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of source) {
      read.bytes += piece.length;
      if (isLarge() || isHeavy(piece)) return;
      pieces.push(piece);
    }
  };
  try {
    await (packed ? pipeline(file, createGunzip(), collect) : pipeline(file, collect));
  } catch (error) {
    // To stop reading breaks the pipeline off.
    if (!isLarge()) throw error;
  }
  if (isLarge()) return err('large');
  // A form whose file was not chosen sends nothing.
  return read.bytes === 0 ? err('missing') : ok(Buffer.concat(pieces).toString('utf8'));
}

/** Uploads in a folder of their own, which is made when the first file comes. `most`: bytes of an unpacked file. */
export function uploadsIn(folder: string, most = MOST_UNPACKED): Uploads {
  const pathOf = (id: UploadId): string => join(folder, `${id}.upload`);
  const drop = (id: UploadId): Promise<void> => rm(pathOf(id), { force: true });
  return {
    newId: () => brandAs<UploadId>(randomBytes(ID_BYTES).toString('hex')),
    keep: async (id, pieces) => {
      const path = pathOf(id);
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        await pipeline(
          Readable.from(pieces),
          createWriteStream(path, { flags: 'wx', mode: 0o600 }),
        );
        return ok(null);
      } catch (error) {
        await drop(id);
        return err(troubleOf(error, path));
      }
    },
    read: async (id) => {
      // A form can say anything: only names of ours lead to a file.
      if (!ID.test(id)) return err('missing');
      const path = pathOf(id);
      try {
        return await textOf(path, most);
      } catch (error) {
        return err(troubleOf(error, path));
      }
    },
    drop,
    clear: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
