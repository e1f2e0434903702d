import { type Kysely, sql } from 'kysely';

/**
 * What an empire was issued is found without the papers themselves: most pages ask for it, and SQLite would go through each whole view to
 * reach the time that is kept behind it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index "publicationsByEmpire" on "publications"
      ("campaign", "empire", "version", "turn", "edition", "publishedAt")`.execute(db);
}
