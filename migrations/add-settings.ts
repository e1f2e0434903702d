import { type Kysely, type Migration, sql } from 'kysely';

/** Settings by name, with what campaigns from before them get. */
export type AddedSettings = Readonly<Record<string, string | number>>;
export type SettingMigration = Migration & Readonly<{ settings?: AddedSettings }>;

/**
 * A migration that brings settings. It completes the rules of campaigns; the store completes kept views by the same values. Once it has
 * been released it is never changed.
 */
export function addSettings(settings: AddedSettings): SettingMigration {
  const up = async (db: Kysely<unknown>): Promise<void> => {
    for (const [name, value] of Object.entries(settings)) {
      const json = sql`json(${JSON.stringify(value)})`;
      await sql`
        update "campaigns" set "rules" = json_insert("rules", ${`$.${name}`}, ${json})`.execute(db);
    }
  };
  return { up, settings };
}
