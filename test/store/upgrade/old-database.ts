import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { Moderator, Player } from '#app/actor';
import type { StoreReader } from '#app/ports/campaign-store';
import { type UseCases, useCasesOf } from '#app/use-cases';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import { openStore } from '#store/open-store';
import { done, testPorts } from '#test/support/ports';
import { folderForTest } from '#test/support/temp-folder';

type Cell = string | number | null | Readonly<{ unzipped: string }>;
type Dump = Readonly<{
  schema: readonly string[];
  rows: Readonly<Record<string, readonly Readonly<Record<string, Cell>>[]>>;
}>;

/*
 * What the code of 0.1.0 wrote, table by table; packed values stand in it as text. “First Contact” is in turn 3, before movement: its
 * turn 2 was taken back once, one player has submitted orders, the other keeps a draft. “Ask Me” is asked in a battle of turn 1: one
 * question is answered, one is open.
 */
const DUMP = new URL('version-0-1-0.json.br', import.meta.url);
const readDump = (): Dump =>
  JSON.parse(brotliDecompressSync(readFileSync(DUMP)).toString('utf8')) as Dump;

/** The number of phases of “First Contact”. */
export const OLD_PHASES = 14;

const cellOf = (cell: Cell): string | number | null | Buffer =>
  typeof cell === 'object' && cell !== null ? gzipSync(cell.unzipped, { level: 1 }) : cell;

/** Makes a database as Farlane 0.1.0 left it, with something done to it behind the program’s back. */
function writeOld(file: string, tamper: string): void {
  const { schema, rows } = readDump();
  const db = new Database(file);
  db.transaction(() => {
    for (const statement of schema) db.exec(statement);
    for (const [table, all] of Object.entries(rows)) {
      for (const row of all) {
        const columns = Object.keys(row).map((name) => `"${name}"`);
        const marks = columns.map(() => '?').join(', ');
        const insert = db.prepare(
          `insert into "${table}" (${columns.join(', ')}) values (${marks})`,
        );
        insert.run(Object.values(row).map(cellOf));
      }
    }
    db.exec(tamper);
  })();
  db.close();
}

export type OldDesk = Readonly<{
  folder: string;
  file: string;
  use: UseCases;
  read: <T>(work: (reader: StoreReader) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}>;

/** That database in a folder of its own, opened by this program; it is closed and removed when the test ends. */
export async function openOld(tamper = ''): Promise<OldDesk> {
  const folder = folderForTest();
  const file = join(folder, 'farlane.db');
  writeOld(file, tamper);
  const { store, close } = await openStore(file);
  onTestFinished(close);
  const { secrets, ...ports } = testPorts(store);
  const fresh = (text: string): string => `fresh-${text}`;
  const use = useCasesOf({
    ...ports,
    secrets: { ...secrets, id: () => fresh(secrets.id()), token: () => fresh(secrets.token()) },
  });
  return { folder, file, use, read: store.read, close };
}

/** The people at the desk of one of its campaigns, and what they do there. */
export async function seatsOf({ use }: Pick<OldDesk, 'use'>, slug: string) {
  const actor: Moderator = done(await use.actAsModerator({ slug }));
  const player = (empire: string): Player => {
    return { kind: 'player', campaign: actor.campaign, empire: brandAs<EmpireId>(empire) };
  };
  const desk = async () => done(await use.readDesk({ actor }));
  return {
    actor,
    human: player('human'),
    loran: player('loran'),
    desk,
    run: async () => done(await use.runTurn({ actor, version: (await desk()).version })),
    verify: async () => done(await use.verifyCampaign({ actor })),
    undoTo: async (to: number) => {
      const { version } = await desk();
      return done(await use.undo({ actor, version, to, dice: 'new', reason: 'a test' }));
    },
  };
}
