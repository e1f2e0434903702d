import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { CampaignId } from '#app/ports/campaign-record';
import type { EmpireId } from '#model/campaign/ids';
import { openStore } from '#store/open-store';
import type { Database } from '#store/schema/database';
import { loadEditions, loadPublications } from '#store/turns/publications';
import { folderForTest } from '#test/support/temp-folder';

const CAMPAIGN = brandAs<CampaignId>('campaign');

test('which papers were issued is found without reading the papers', async () => {
  const file = join(folderForTest(), 'farlane.db');
  await (await openStore(file)).close();
  const sqlite = new SqliteDatabase(file);
  const asked: string[] = [];
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: sqlite }),
    log: ({ query }) => void asked.push(query.sql),
  });
  await db.transaction().execute(async (trx) => {
    await loadEditions(trx, CAMPAIGN, brandAs<EmpireId>('human'));
    await loadPublications(trx, CAMPAIGN);
  });
  const queries = asked.filter((text) => text.startsWith('select'));
  expect(queries).toHaveLength(2);
  for (const text of queries) {
    const wanted = text.split('?').slice(1);
    const plan = sqlite.prepare(`explain query plan ${text}`).all(...wanted.map(() => 'a'));
    expect(JSON.stringify(plan)).toContain('issued USING COVERING INDEX publicationsByEmpire');
  }
  await db.destroy();
});
